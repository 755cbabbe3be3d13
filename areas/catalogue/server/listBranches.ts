import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Returns the active offices of the actor's company, by name in the actor's language. */
export async function listBranches(tx: Tx, actor: Actor) {
  const name = sql.ref(actor.language === "vi" ? "branch_name_vn" : "branch_name_en");
  return rows<{ id: string; code: string; shortName: string; name: string }>(
    tx,
    sql`select id, code, short_name, ${name} as name from office
      where company_id = ${actor.companyId} and active
      order by code, id`,
  );
}

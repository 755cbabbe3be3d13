import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Returns the names of users by id, in the language of the actor. */
export async function personNames(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const name = sql.ref(actor.language === "vi" ? "employee_name_vn" : "employee_name_en");
  const wanted = ids.filter((each) => each !== null);
  const found = await rows<{ id: string; name: string }>(
    tx,
    sql`select id, ${name} as name from person
      where company_id = ${actor.companyId} and id = any(${wanted}::uuid[])`,
  );
  return new Map(found.map((each) => [each.id, each.name]));
}

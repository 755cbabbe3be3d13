import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { sql } from "kysely";
import { incoterm as declared } from "../model/incoterm.ts";

const incoterm = declared as unknown as Resource;

/** Returns one page of the incoterms in the actor's reach, each with its creator. Refuses: access.forbidden */
export async function listIncoterms(
  tx: Tx,
  actor: Actor,
  ask: Criteria & { readonly page?: number | undefined; readonly size?: number | undefined },
) {
  actor.mustHave("commercialIncoterm.list");
  const { page = 1, size = 15 } = ask;
  const found = await listRecords(tx, actor, incoterm, { ...ask, page, size });
  const makers = [...new Set(found.data.flatMap((row) => row.userCreated ?? []))];
  const name = sql.ref(actor.language === "vi" ? "employee_name_vn" : "employee_name_en");
  const people = await rows<{ id: string; name: string | null }>(
    tx,
    sql`select id, ${name} as name from person
      where company_id = ${actor.companyId} and id = any(${makers}::uuid[])`,
  );
  const names = new Map(people.map((each) => [each.id, each.name]));
  return {
    ...found,
    data: found.data.map((row) => ({
      ...row,
      userNameCreated: row.userCreated ? (names.get(row.userCreated) ?? null) : null,
    })),
  };
}

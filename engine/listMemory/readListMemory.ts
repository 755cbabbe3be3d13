import type { Answer } from "@fairway/core/contract/call.ts";
import type { getListMemory, ListView } from "@fairway/core/listMemory/contract.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { rows, type Tx } from "../db/tx.ts";

/** Returns the user's views, the views shared with the user's office, and the user's columns. */
export async function readListMemory(tx: Tx, actor: Actor): Promise<Answer<typeof getListMemory>> {
  const name = sql.ref(actor.language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const views = await rows<ListView>(
    tx,
    sql`select v.id, v.list, v.name, v.search, v.is_shared, v.user_id = ${actor.userId} as is_mine,
        coalesce(${name}, '') as owner_name
      from list_view as v
      left join person as p on p.company_id = v.company_id and p.id = v.user_id
      where v.company_id = ${actor.companyId}
        and (v.user_id = ${actor.userId} or (v.is_shared and v.office_id = ${actor.officeId}))
      order by v.list, lower(v.name), v.id
      limit 2000`,
  );
  const found = await rows<{ list: string; choice: Choice }>(
    tx,
    sql`select list, choice from list_columns
      where company_id = ${actor.companyId} and user_id = ${actor.userId}`,
  );
  return { views, columns: found.map(({ list, choice }) => ({ ...choice, list })) };
}

type Choice = Omit<Answer<typeof getListMemory>["columns"][number], "list">;

/** Returns the shown columns of one list in the user's order; null before the user has chosen. */
export async function readShownColumns(
  tx: Tx,
  { companyId, userId }: Actor,
  list: string,
): Promise<readonly string[] | null> {
  const [found] = await rows<{ shown: string[] | null }>(
    tx,
    sql`select choice -> 'shown' as shown from list_columns
      where company_id = ${companyId} and user_id = ${userId} and list = ${list}`,
  );
  return found?.shown ?? null;
}

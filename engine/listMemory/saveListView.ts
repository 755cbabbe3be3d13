import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { mostViews, type saveListView as contract } from "@fairway/core/listMemory/contract.ts";
import { refuseListView } from "@fairway/core/listMemory/refusals.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { one, type Tx } from "../db/tx.ts";
import { newId } from "../db/writeRows.ts";

/**
 * Stores a view of a list for the user, and for the office when it is shared.
 *
 * Refuses: listView.tooMany
 */
export async function saveListView(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { companyId, userId, officeId } = actor;
  const { n } = await one<{ n: number }>(
    tx,
    sql`select count(*)::int as n from list_view
      where company_id = ${companyId} and user_id = ${userId} and list = ${ask.list}
        and lower(name) <> lower(${ask.name})`,
  );
  if (n >= mostViews) throw refuseListView("listView.tooMany", { most: mostViews });
  const data = await one<{ id: string }>(
    tx,
    sql`insert into list_view (company_id, id, user_id, office_id, list, name, search, is_shared,
        user_created, user_modified)
      values (${companyId}, ${newId()}, ${userId}, ${officeId}, ${ask.list}, ${ask.name},
        ${ask.search}, ${ask.isShared}, ${userId}, ${userId})
      on conflict (company_id, user_id, list, lower(name)) do update
      set name = excluded.name, search = excluded.search, is_shared = excluded.is_shared,
        office_id = excluded.office_id, user_modified = excluded.user_modified,
        datetime_modified = now(), version = list_view.version + 1
      returning id`,
  );
  return { status: true, data };
}

import type { Outcome } from "../model/item.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

/** The columns of an item in lists; the item is `i`. */
export const itemColumns = (companyId: string): RawBuilder<unknown> => sql`
  i.id, i.version, i.data_type, i.record_id, i.number, p.short_name as partner_name, i.action,
  i.sync_version, i.state, i.next_try_at, i.ledger_no, i.reason, i.answered_at,
  u.username as user_name_created, i.datetime_created, i.datetime_modified, i.office_id,
  i.department_id, i.group_id, i.user_created,
  (select count(*)::int from sync_attempt t
    where t.company_id = ${companyId} and t.item_id = i.id) as tries`;

/** The partner and the user of an item. */
export const itemJoins = (companyId: string): RawBuilder<unknown> => sql`
  left join partner p on p.company_id = ${companyId} and p.id = i.partner_id
  left join person u on u.company_id = ${companyId} and u.id = i.user_created`;

/** The tries of an item, the latest first. */
export function readTries(tx: Tx, companyId: string, itemId: string) {
  return rows<{
    triedAt: string;
    endedAt: string | null;
    outcome: Outcome | null;
    answer: string | null;
  }>(
    tx,
    sql`select t.tried_at, t.ended_at, t.outcome, t.answer from sync_attempt t
      where t.company_id = ${companyId} and t.item_id = ${itemId}
      order by t.tried_at desc, t.id desc`,
  );
}

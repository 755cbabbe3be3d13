import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { LockedDue } from "../model/due.ts";
import type { DayWorth, OpenByDay } from "../model/openByDay.ts";

/** The ids of the items with an entry after the day; of the others `readOpenByDay` reads nothing. */
export function lastAfter(dues: readonly LockedDue[], day: Day): string[] {
  return dues.filter(({ lastOn }) => lastOn > day).map(({ id }) => id);
}

/**
 * Reads what was open of locked items at the end of a day and of every later day with an entry.
 *
 * Shape: by item; items without an entry after the day are absent, and no entry of them is read.
 * Source: rule DU-11, areas/due/README.md
 */
export async function readOpenByDay(
  tx: Tx,
  companyId: string,
  dueIds: readonly string[],
  from: Day,
): Promise<Map<string, OpenByDay>> {
  const found = new Map<string, DayWorth[]>();
  if (dueIds.length === 0) return found;
  const read = await rows<DayWorth & { readonly dueId: string }>(
    tx,
    sql`
      select u.id as due_id, x.day, u.open - coalesce(sum(x.amount) over later, 0) as amount,
        u.open_vnd - coalesce(sum(x.amount_vnd) over later, 0) as amount_vnd,
        u.open_usd - coalesce(sum(x.amount_usd) over later, 0) as amount_usd
      from due u
      cross join lateral (
        select e.day, sum(e.amount) as amount, sum(e.amount_vnd) as amount_vnd,
          sum(e.amount_usd) as amount_usd
        from due_entry e
        where e.company_id = ${companyId} and e.due_id = u.id and e.day > ${from}::date
        group by e.day
        union all
        select ${from}::date, 0, 0, 0) x
      where u.company_id = ${companyId} and u.id = any(${[...dueIds]}::uuid[])
        and u.last_on > ${from}::date
      window later as (partition by u.id order by x.day desc
        rows between unbounded preceding and 1 preceding)
      order by u.id, x.day`,
  );
  for (const { dueId, ...worth } of read) found.set(dueId, [...(found.get(dueId) ?? []), worth]);
  return found;
}

import { jobStandings } from "./jobStandings.ts";
import { type LockedJob, writeLocks } from "@fairway/areas/shipment/server/writeLocks.ts";
import type { Day, Instant } from "@fairway/core/time/day.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";

/** The hour of the night, in the time zone of the office, from which its jobs are locked. */
const fromHour = 1;

/** An office whose night has not been run yet. */
interface Night {
  readonly officeId: string;
  readonly day: Day;
}

/**
 * Locks the jobs of a company whose day has come, once a night for each office, and logs it.
 *
 * Shape: a second run in the same night does nothing; a missed night is made up for in the next
 *   hour. The statements depend on the number of offices, not of jobs.
 * Locks: the jobs.
 * Source: rule UN-8
 */
export async function autoLock(tx: Tx, companyId: string, now: Instant): Promise<void> {
  const open = await nightsOf(tx, companyId, now);
  if (open.length === 0) return;
  await lockRows(tx, "office", { companyId, ids: open.map(({ officeId }) => officeId) });
  // Another server may have run them while this one waited.
  const nights = await nightsOf(tx, companyId, now);
  if (nights.length === 0) return;
  const jobs = await jobsToLock(tx, companyId, nights);
  await writeLocks(tx, { companyId, userId: null, userName: "system" }, jobs, true);
  const counts = Map.groupBy(jobs, ({ officeId }) => officeId);
  await insertRows(
    tx,
    "auto_lock_run",
    nights.map(({ officeId, day }) => ({
      companyId,
      id: newId(),
      officeId,
      day,
      jobs: counts.get(officeId)?.length ?? 0,
    })),
  );
}

/** The offices that lock automatically, in which it is night, and whose night has not been run. */
function nightsOf(tx: Tx, companyId: string, now: Instant): Promise<Night[]> {
  const local = sql`${now}::timestamptz at time zone o.time_zone`;
  return rows<Night>(
    tx,
    sql`select o.id as office_id, (${local})::date as day from office o
      where o.company_id = ${companyId} and extract(hour from ${local}) >= ${fromHour}
        and exists (select from office_lock l
          where l.company_id = ${companyId} and l.office_id = o.id and l.is_apply)
        and not exists (select from auto_lock_run r
          where r.company_id = ${companyId} and r.office_id = o.id and r.day = (${local})::date)
      order by o.id`,
  );
}

async function jobsToLock(
  tx: Tx,
  companyId: string,
  nights: readonly Night[],
): Promise<LockedJob[]> {
  const asked = nights.map(({ officeId, day }) => ({ office_id: officeId, day }));
  const due = await rows<{ id: string }>(
    tx,
    sql`select s.id
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as n (office_id uuid, day date)
      join office o on o.company_id = ${companyId} and o.id = n.office_id
      join office_lock l on l.company_id = ${companyId} and l.office_id = n.office_id and l.is_apply
      join shipment s on s.company_id = ${companyId} and s.office_id = n.office_id
        and s.transaction_type = l.transaction_type
      where not s.is_locked and s.current_status <> 'Canceled' and n.day >= ${locksOnSql}`,
  );
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await lockRows(tx, "shipment", { companyId, ids });
  return jobStandings(tx, companyId, ids);
}

/** The first day on which a job `s` locks by a setting `l` of its office `o`, as `locksOn`. */
const locksOnSql: RawBuilder<unknown> = sql`case
  when s.last_date_unlocked is not null then
    (s.last_date_unlocked at time zone o.time_zone)::date + l.lock_after_unlocking
  else least(
    (date_trunc('month', s.service_date::timestamp) + interval '1 month')::date
      + l.lock_date - 1,
    (date_trunc('month', s.service_date::timestamp) + interval '2 months')::date - 1) + 1 end`;

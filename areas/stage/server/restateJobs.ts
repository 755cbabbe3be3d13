import { isPressing } from "@fairway/areas/shipment/server/isPressing.ts";
import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import { moveJobs } from "@fairway/areas/shipment/server/moveJobs.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Clock } from "../model/jobStanding.ts";
import { lateStage } from "./lateStage.ts";

/**
 * Sets the time-dependent state of open jobs of a company, all or some, one statement for each rule: service
 * dates reached, work that became overdue, and jobs that are overdue, warned, or neither. The result
 * equals `standingOf` for every job; a second run changes nothing.
 *
 * Shape: days are in the time zone of the job's office.
 * Source: rule OP-5
 */
export async function restateJobs(
  tx: Tx,
  companyId: string,
  clock: Clock,
  jobIds: readonly string[] | null = null,
): Promise<void> {
  const now = sql`${clock.now}::timestamptz`;
  const asked = jobIds ? sql`s.id = any(${[...jobIds]}::uuid[])` : sql`true`;
  await moveJobs(
    tx,
    companyId,
    "begin",
    sql`${asked} and s.service_date <= (select (${now} at time zone o.time_zone)::date from office o
      where o.company_id = ${companyId} and o.id = s.office_id)`,
  );
  await run(
    tx,
    sql`update stage_assigned a set status = 'Overdued'
      from shipment s
      where a.company_id = ${companyId} and a.status in ('InSchedule', 'Processing')
        and a.deadline < ${now} and s.company_id = ${companyId} and s.id = a.job_id and ${jobInWork}
        and ${asked}`,
  );
  const work = (fits: unknown) => sql`exists (select from stage_assigned a
    where a.company_id = ${companyId} and a.job_id = s.id
      and ${isPressing("a")} and ${fits})`;
  const late = work(lateStage(clock.now));
  const near = work(
    sql`a.deadline < ${now} + make_interval(hours => coalesce(
      (select o.warning_hours from office_setting o
        where o.company_id = ${companyId} and o.office_id = s.office_id),
      ${clock.warningHours}::integer))`,
  );
  await moveJobs(tx, companyId, "overdue", sql`${asked} and ${late}`);
  await moveJobs(tx, companyId, "warn", sql`${asked} and not ${late} and ${near}`);
  await moveJobs(tx, companyId, "calm", sql`${asked} and not ${late} and not ${near}`);
}

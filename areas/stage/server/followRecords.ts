import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import type { Teller } from "@fairway/areas/notification/server/handOver.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { clockNow } from "./clock.ts";
import { restateJobs } from "./restateJobs.ts";
import { endDepartmentMessagesOf } from "./tellOfStages.ts";

/**
 * Completes the open stages of jobs in work whose milestone a record or a person has reached, and opens
 * those again that a record completed and that it took back. The jobs get the state that follows; none
 * is finished by that.
 *
 * Shape: `jobIds` is null for all jobs of a company. One statement, and where stages of some jobs
 *   changed those that state them again. Postponed stages stay; by the clock so does a stage that was
 *   saved after its milestone.
 * Locks: jobs that another transaction holds keep their state until it saves, or until the next hour.
 * Source: rule OP-29, areas/stage/README.md
 */
export async function followRecords(
  tx: Tx,
  by: Teller,
  jobIds: readonly string[] | null,
): Promise<void> {
  if (jobIds?.length === 0) return;
  const asked = jobIds ? sql`o.job_id = any(${[...new Set(jobIds)]}::uuid[])` : sql`true`;
  const { companyId, userId } = by;
  const now = sql`${clockNow().now}::timestamptz`;
  const changed = await rows<{ jobId: string; waited: boolean }>(
    tx,
    sql`update stage_assigned a set
        status = case when n.reached_at is not null then 'Done'
          when a.deadline < ${now} then 'Overdued' else 'Processing' end,
        done_date = n.reached_at, done_by_record = n.reached_at is not null,
        main_person_in_charge = n.person,
        real_person_in_charge = coalesce(a.real_person_in_charge, n.person),
        version = a.version + 1, user_modified = coalesce(${userId}::uuid, a.user_modified),
        datetime_modified = now()
      from (
        select o.id, o.main_person_in_charge is null as waited,
          coalesce(o.main_person_in_charge, o.real_person_in_charge, ${userId}::uuid,
            s.person_incharge) as person,
          case when r.at is not null then least(r.at, ${now}) end as reached_at
        from stage_assigned o
        join stage c on c.company_id = ${companyId} and c.id = o.stage_id and c.milestone is not null
        join shipment s on s.company_id = ${companyId} and s.id = o.job_id and ${jobInWork}
        join office f on f.company_id = ${companyId} and f.id = s.office_id
        cross join lateral (select case c.milestone when 'departed' then s.atd
          when 'arrived' then s.ata end as on_day) d
        left join milestone m on m.company_id = ${companyId} and m.job_id = o.job_id
          and m.kind = c.milestone and m.actual_source <> 'stage'
        -- A day is reached at its end of work, at the latest now.
        cross join lateral (select case when d.on_day is not null
            then (d.on_day + time '17:00') at time zone f.time_zone
          else coalesce(m.actual_at, (m.actual_on + time '17:00') at time zone f.time_zone) end
          as at) r
        where o.company_id = ${companyId} and ${asked}
          and (o.done_by_record or (o.status in ('InSchedule', 'Processing', 'Overdued')
            and (${sql.lit(jobIds !== null)} or o.datetime_modified < m.datetime_modified)))) n
      where a.company_id = ${companyId} and a.id = n.id
        and a.done_by_record <> (n.reached_at is not null)
      returning a.job_id, n.waited`,
  );
  const jobs = [...new Set(changed.map(({ jobId }) => jobId))];
  if (jobs.length === 0) return;
  await endDepartmentMessagesOf(
    tx,
    by,
    changed.filter((each) => each.waited).map(({ jobId }) => jobId),
  );
  // The clock states all jobs after this.
  if (jobIds === null) return;
  const free = await rows<{ id: string }>(
    tx,
    sql`select id from shipment where company_id = ${companyId} and id = any(${jobs}::uuid[])
      order by id for no key update skip locked`,
  );
  const ids = free.map(({ id }) => id);
  if (ids.length > 0) await restateJobs(tx, companyId, clockNow(), ids);
}

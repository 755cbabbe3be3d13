import { isInWork, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { isPressing } from "@fairway/areas/shipment/server/isPressing.ts";
import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { clockNow } from "./clock.ts";
import { type DayOfJob, daysOfJob, deadlineFrom, type DueDay } from "./dueOfStage.ts";

type Days = Pick<Shipment, DayOfJob>;

/**
 * Moves the deadlines of open stages that follow days of their job while work on it goes on.
 *
 * Shape: `was` are the days before, null where all may have changed, also the day of clearance. True when a deadline moved; the
 *   caller then sets the state of the job.
 * Locks: nothing more; the caller has locked the job.
 * Source: rule OP-11, areas/stage/README.md
 */
export async function moveDeadlines(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  was: Days | null,
): Promise<boolean> {
  const changed = daysOfJob.filter((each) => job[each] !== was?.[each]);
  if (changed.length === 0 || !isInWork(job)) return false;
  const bases: DueDay[] = was ? changed : [...changed, "clearance"];
  return moveDeadlinesOn(tx, actor, [job.id], bases);
}

/** The same for several jobs, of those on which work goes on, with one statement. */
export async function moveDeadlinesOn(
  tx: Tx,
  by: { readonly companyId: string; readonly userId: string | null },
  jobIds: readonly string[],
  bases: readonly DueDay[],
): Promise<boolean> {
  const { companyId, userId } = by;
  const now = sql`${clockNow().now}::timestamptz`;
  const deadline = deadlineFrom(companyId, sql`o.due_base`, sql`o.due_shift`);
  const moved = await run(
    tx,
    sql`update stage_assigned a set deadline = n.deadline, version = a.version + 1,
        user_modified = coalesce(${userId}::uuid, a.user_modified), datetime_modified = now(),
        status = case
          when not ${isPressing("a")} then a.status
          when n.deadline < ${now} then 'Overdued'
          when a.status <> 'Overdued' then a.status
          when a.main_person_in_charge is null then 'InSchedule' else 'Processing' end
      from (select o.id, ${deadline} as deadline from stage_assigned o
        join shipment s on s.company_id = ${companyId} and s.id = o.job_id and ${jobInWork}
        where o.company_id = ${companyId} and o.job_id = any(${[...jobIds]}::uuid[])
          and o.due_base = any(${[...bases]}) and o.status not in ('Done', 'Deleted')) n
      where a.company_id = ${companyId} and a.id = n.id and a.deadline is distinct from n.deadline`,
  );
  return moved > 0;
}

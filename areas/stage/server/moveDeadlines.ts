import { isInWork, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { clockNow } from "./clock.ts";
import { deadlineFrom, dueDays } from "./dueOfStage.ts";

type Days = Pick<Shipment, (typeof dueDays)[number]>;

/**
 * Moves the deadlines of open stages that follow days of their job while work on it goes on.
 *
 * Shape: `was` are the days before, null where all may have changed. True when a deadline moved; the
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
  const changed = dueDays.filter((each) => job[each] !== was?.[each]);
  if (changed.length === 0 || !isInWork(job)) return false;
  const { companyId, userId } = actor;
  const now = sql`${clockNow().now}::timestamptz`;
  const deadline = deadlineFrom(companyId, sql`o.due_base`, sql`o.due_shift`);
  const moved = await run(
    tx,
    sql`update stage_assigned a set deadline = n.deadline, version = a.version + 1,
        user_modified = ${userId}, datetime_modified = now(),
        status = case
          when a.status not in ('InSchedule', 'Processing', 'Overdued') then a.status
          when n.deadline < ${now} then 'Overdued'
          when a.status <> 'Overdued' then a.status
          when a.main_person_in_charge is null then 'InSchedule' else 'Processing' end
      from (select o.id, ${deadline} as deadline from stage_assigned o
        join shipment s on s.company_id = ${companyId} and s.id = o.job_id
        where o.company_id = ${companyId} and o.job_id = ${job.id}
          and o.due_base = any(${changed}) and o.status not in ('Done', 'Deleted')) n
      where a.company_id = ${companyId} and a.id = n.id and a.deadline is distinct from n.deadline`,
  );
  return moved > 0;
}

import { isOpen, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { clockNow } from "./clock.ts";
import { deadlineFrom, dueBases } from "./dueOfStage.ts";
import { followStages } from "./followStages.ts";

type Days = Pick<Shipment, (typeof dueBases)[number]>;

/**
 * Moves the deadlines of open stages that follow changed days of their job, and the state of the job
 * with them.
 *
 * Shape: true when a deadline moved.
 * Locks: nothing more; the caller has locked the job.
 * Source: rule OP-11, areas/stage/README.md
 */
export async function moveDeadlines(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  was: Days,
): Promise<boolean> {
  const changed = dueBases.filter((each) => job[each] !== was[each]);
  if (changed.length === 0 || !isOpen(job)) return false;
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
          when a.status = 'Overdued' then 'Processing' else a.status end
      from (select o.id, ${deadline} as deadline from stage_assigned o
        join shipment s on s.company_id = ${companyId} and s.id = o.job_id
        where o.company_id = ${companyId} and o.job_id = ${job.id}
          and o.due_base = any(${changed}) and o.status not in ('Done', 'Deleted')) n
      where a.company_id = ${companyId} and a.id = n.id and a.deadline is distinct from n.deadline`,
  );
  if (moved > 0) await followStages(tx, actor, job, null);
  return moved > 0;
}

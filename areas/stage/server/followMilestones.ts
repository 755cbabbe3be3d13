import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import {
  type ChangedMilestone,
  registerMilestoneFollower,
} from "@fairway/areas/milestone/server/milestoneFollowers.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { followRecords } from "./followRecords.ts";
import { moveDeadlinesOn } from "./moveDeadlines.ts";

// A deadline that counts from customs clearance moves with it; the state of the job follows with the
// next saved stage or by the clock. A stage that stands for a milestone is done with it.
registerMilestoneFollower("stage", async (tx, by, changed) => {
  const jobsOf = (fits: (each: ChangedMilestone) => boolean) => [
    ...new Set(changed.filter(fits).map(({ jobId }) => jobId)),
  ];
  const cleared = jobsOf(({ kind }) => kind === "cleared" || kind === "declared");
  const reached = jobsOf(({ kind, isActual }) => isActual && !byTheClock.includes(kind));
  const concerned = [...new Set([...cleared, ...reached])];
  if (concerned.length === 0) return;
  const { counts, stands } = await stagesOf(tx, by.companyId, concerned);
  if (counts && cleared.length > 0) await moveDeadlinesOn(tx, by, cleared, ["clearance"]);
  if (stands) await followRecords(tx, by, reached);
});

/** Milestones of frequent verbs, whose stages follow within the hour. */
const byTheClock: readonly MilestoneKind[] = ["booked", "billed"];

/** Do stages of jobs count from clearance, and do any stand for a milestone? Most jobs have none. */
function stagesOf(tx: Tx, companyId: string, jobIds: readonly string[]) {
  return one<{ readonly counts: boolean; readonly stands: boolean }>(
    tx,
    sql`select coalesce(bool_or(a.due_base = 'clearance'), false) as counts,
        coalesce(bool_or(c.milestone is not null), false) as stands
      from stage_assigned a
      left join stage c on c.company_id = ${companyId} and c.id = a.stage_id
      where a.company_id = ${companyId} and a.job_id = any(${[...jobIds]}::uuid[])`,
  );
}

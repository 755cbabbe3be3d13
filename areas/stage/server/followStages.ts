import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { moveJob } from "@fairway/areas/shipment/server/moveJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AssignedStage, StageRow } from "../model/assignedStage.ts";
import { jobStatusAfter } from "../model/jobStanding.ts";
import type { StageStatus } from "../model/stageStatus.ts";
import { clockNow, clockOf } from "./clock.ts";
import { noteMilestonesOfStages } from "./noteMilestonesOfStages.ts";
import { shownStage } from "./stageMay.ts";
import { stageRows } from "./stageTable.ts";

/** What was done before: the status that was set on one stage, and the stages that were removed. */
interface StagesAfter {
  readonly saved?: StageStatus;
  readonly gone?: readonly AssignedStage[];
}

/**
 * Sets a job's state from its stages and returns the stages.
 *
 * Locks: nothing more; the caller has locked the job.
 */
export async function followStages(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  after: StagesAfter | null,
): Promise<StageRow[]> {
  const stages = await stageRows(tx, actor, sql`a.job_id = ${job.id}`);
  const left = after?.gone?.flatMap(({ milestone }) => milestone ?? []);
  await noteMilestonesOfStages(tx, actor, job.id, { stages, left });
  // Without a deadline nothing is warned of.
  const isDue = stages.some(({ deadline }) => deadline !== null);
  const clock = isDue ? await clockOf(tx, actor, job.officeId) : clockNow();
  const next = jobStatusAfter(job.currentStatus, stages, after?.saved ?? null, clock);
  if (next !== job.currentStatus) await moveJob(tx, actor, job, next);
  return stages.map((stage) => shownStage(actor, job, stage));
}

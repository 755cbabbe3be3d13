import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { moveJob } from "@fairway/areas/shipment/server/moveJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { StageRow } from "../model/assignedStage.ts";
import { jobStatusAfter } from "../model/jobStanding.ts";
import type { StageStatus } from "../model/stageStatus.ts";
import { clockNow, clockOf } from "./clock.ts";
import { noteMilestonesOfStages } from "./noteMilestonesOfStages.ts";
import { shownStage } from "./stageMay.ts";
import { stageRows } from "./stageTable.ts";

/**
 * Sets a job's state from its stages and returns the stages.
 *
 * Shape: `saved` is the status that was just set on one stage, null when none was set.
 * Locks: nothing more; the caller has locked the job.
 */
export async function followStages(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  saved: StageStatus | null,
): Promise<StageRow[]> {
  const stages = await stageRows(tx, actor, sql`a.job_id = ${job.id}`);
  await noteMilestonesOfStages(tx, actor, job.id, stages);
  // Without a deadline nothing is warned of.
  const isDue = stages.some(({ deadline }) => deadline !== null);
  const clock = isDue ? await clockOf(tx, actor, job.officeId) : clockNow();
  const next = jobStatusAfter(job.currentStatus, stages, saved, clock);
  if (next !== job.currentStatus) await moveJob(tx, actor, job, next);
  return stages.map((stage) => shownStage(actor, job, stage));
}

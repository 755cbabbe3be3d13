import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import { noteMilestones } from "@fairway/areas/milestone/server/noteMilestone.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AssignedStage } from "../model/assignedStage.ts";
import { milestonesOfStages } from "../model/milestonesOfStages.ts";
import { stageRows } from "./stageTable.ts";

interface StagesOfJob {
  readonly stages: readonly AssignedStage[];
  readonly left?: readonly MilestoneKind[] | undefined;
}

/**
 * Notes the milestones for which stages of a job stand; `left` are those of stages that were removed.
 *
 * Source: rule OP-23
 */
export function noteMilestonesOfStages(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
  jobId: string,
  told: StagesOfJob,
): Promise<void> {
  return noteMilestones(tx, actor, notesOf(jobId, told));
}

/** The same for the stages that a job has now. */
export function noteStagesOfJob(tx: Tx, actor: Actor, jobId: string): Promise<void> {
  return noteStagesOfJobs(tx, actor, [jobId]);
}

/** The same for the stages of several jobs, with the statements of one. */
export async function noteStagesOfJobs(
  tx: Tx,
  actor: Actor,
  jobIds: readonly string[],
): Promise<void> {
  const asked = sql`a.job_id = any(${[...jobIds]}::uuid[]) and c.milestone is not null`;
  const byJob = Map.groupBy(await stageRows(tx, actor, asked), ({ jobId }) => jobId);
  const notes = [...byJob].flatMap(([jobId, stages]) => notesOf(jobId, { stages }));
  await noteMilestones(tx, actor, notes);
}

function notesOf(jobId: string, { stages, left }: StagesOfJob) {
  return milestonesOfStages(stages, left).map((note) => ({
    ...note,
    jobId,
    source: "stage" as const,
  }));
}

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
export async function noteMilestonesOfStages(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
  jobId: string,
  { stages, left }: StagesOfJob,
): Promise<void> {
  const notes = milestonesOfStages(stages, left);
  await noteMilestones(
    tx,
    actor,
    notes.map((note) => ({ ...note, jobId, source: "stage" as const })),
  );
}

/** The same for the stages that a job has now. */
export async function noteStagesOfJob(tx: Tx, actor: Actor, jobId: string): Promise<void> {
  const stages = await stageRows(tx, actor, sql`a.job_id = ${jobId} and c.milestone is not null`);
  await noteMilestonesOfStages(tx, actor, jobId, { stages });
}

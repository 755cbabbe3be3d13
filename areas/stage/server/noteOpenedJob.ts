import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { JobOfSet } from "../model/factsOfSet.ts";
import { followRecords } from "./followRecords.ts";
import { noteDaysOfJob, type ToldDays } from "./noteDaysOfJob.ts";
import { noteStagesOfJob } from "./noteMilestonesOfStages.ts";
import { startStages } from "./startStages.ts";

type OpenedJob = JobOfSet & ToldDays & { readonly id: string };

/**
 * Gives a job that was just opened the stages of its set, if its office wants that, and notes what its
 * form already says. Every verb that opens a job calls it.
 *
 * Source: rules OP-8, OP-21, MS-6
 */
export async function noteOpenedJob(tx: Tx, actor: Actor, job: OpenedJob): Promise<void> {
  await noteDaysOfJob(tx, actor, job, null);
  const { tells } = await startStages(tx, actor, job, "opening");
  if (!tells) return;
  await noteStagesOfJob(tx, actor, job.id);
  await followRecords(tx, actor, [job.id]);
}

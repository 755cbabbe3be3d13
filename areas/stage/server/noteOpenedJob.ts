import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { JobOfSet } from "../model/factsOfSet.ts";
import { noteDaysOfJob, type ToldDays } from "./noteDaysOfJob.ts";
import { startStages } from "./startStages.ts";

type OpenedJob = JobOfSet &
  ToldDays &
  Pick<Shipment, "id"> &
  Partial<Pick<Shipment, "atd" | "ata">>;

/**
 * Gives a job that was just opened the stages of its set, if its office wants that, and notes what its
 * form already says. Every verb that opens a job calls it.
 *
 * Source: rules OP-8, OP-21, OP-29, MS-6
 */
export async function noteOpenedJob(tx: Tx, actor: Actor, job: OpenedJob): Promise<void> {
  await noteDaysOfJob(tx, actor, job, null);
  const reached = [
    ...(job.bookingNo ? (["booked"] as const) : []),
    ...(job.atd ? (["departed"] as const) : []),
    ...(job.ata ? (["arrived"] as const) : []),
  ];
  await startStages(tx, actor, job, { reached });
}

import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isOpen, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { isDayOfJob, lineOfJob } from "../model/lineOfJob.ts";
import type { Milestone } from "../model/milestone.ts";
import { storedMilestones } from "./milestoneTable.ts";

/** The milestones of a job in the order of its way. Refuses: record.notFound · access.forbidden */
export async function listMilestones(
  tx: Tx,
  actor: Actor,
  ask: { readonly jobId: string },
): Promise<Milestone[]> {
  return milestoneLine(tx, actor, await readShipment(tx, actor, ask.jobId));
}

/** The same for a job that was read. */
export async function milestoneLine(tx: Tx, actor: Actor, job: Shipment): Promise<Milestone[]> {
  const { menu } = serviceOf(job.transactionType);
  const isWritable = isOpen(job) && actor.may(`${menu}.write`, job);
  const stored = await storedMilestones(tx, actor, job.id);
  return lineOfJob(job, stored, (kind) => isWritable && !isDayOfJob(kind));
}

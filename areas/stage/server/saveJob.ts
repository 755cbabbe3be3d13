import { tellOfMilestones } from "@fairway/areas/milestone/server/milestoneFollowers.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type SystemCode, stagesOfFields } from "../model/systemStages.ts";
import { followStages } from "./followStages.ts";
import { moveDeadlines } from "./moveDeadlines.ts";
import { noteDaysOfJob } from "./noteDaysOfJob.ts";
import { noteStages } from "./noteStage.ts";

type Sailing = Pick<ShipmentRecord, "id" | "etd" | "atd" | "eta" | "ata">;

/** Departure and arrival are milestones that stand on the job itself. Rule MS-4 */
function sailings(now: Sailing, was: Omit<Sailing, "id">) {
  const hasMoved = (days: readonly (keyof typeof was)[]) =>
    days.some((day) => now[day] !== was[day]);
  const jobId = now.id;
  return [
    ...(hasMoved(["etd", "atd"])
      ? [{ jobId, kind: "departed" as const, isActual: hasMoved(["atd"]) }]
      : []),
    ...(hasMoved(["eta", "ata"])
      ? [{ jobId, kind: "arrived" as const, isActual: hasMoved(["ata"]) }]
      : []),
  ];
}

/**
 * Saves a job, records changed actual dates and a changed incoterm as stages, and moves the deadlines
 * that follow changed days.
 *
 * Locks, Refuses: as updateShipment
 * Source: rules OP-7, OP-11
 */
export async function saveJob(
  tx: Tx,
  actor: Actor,
  ask: Parameters<typeof updateShipment>[2],
): Promise<{ status: true; data: ShipmentRecord }> {
  const { was, ...saved } = await updateShipment(tx, actor, ask);
  const fields = Object.keys(stagesOfFields) as (keyof typeof stagesOfFields)[];
  const events = fields
    .filter((field) => saved.data[field] !== was[field] && saved.data[field] !== null)
    .map((field) => ({ code: stagesOfFields[field] satisfies SystemCode, hblid: null }));
  await noteStages(tx, actor, was, events);
  await noteDaysOfJob(tx, actor, saved.data, was);
  const sailed = sailings(saved.data, was);
  await tellOfMilestones(tx, actor, sailed);
  const { etd, eta, serviceDate } = saved.data;
  const job = { ...was, etd, eta, serviceDate };
  const isMoved = await moveDeadlines(tx, actor, job, was);
  if (isMoved) await followStages(tx, actor, job, null);
  // A day that was reached may have completed stages, which state the job.
  if (!isMoved && !sailed.some(({ isActual }) => isActual)) return saved;
  return { ...saved, data: await getShipment(tx, actor, { id: ask.id }) };
}

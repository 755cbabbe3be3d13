import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { updateJobStatus } from "@fairway/areas/shipment/server/updateJobStatus.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { followStages } from "./followStages.ts";
import { noteStage } from "./noteStage.ts";

/**
 * Finishes a job, or reopens a finished one, and records it as a stage. A reopened job is warned or
 * overdue at once if its open stages are.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · shipment.notInState
 * Source: rules SH-6, OP-7
 */
export async function finishOrReopen(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string; status: "Finish" | "Reopen" },
): Promise<{ status: true; data: ShipmentRecord }> {
  const { data } = await updateJobStatus(tx, actor, ask);
  const code = ask.status === "Finish" ? "FINISHED" : "REOPEN";
  await noteStage(tx, actor, data, { code, hblid: null });
  if (ask.status === "Finish") return { status: true, data };
  await followStages(tx, actor, await readShipment(tx, actor, data.id), null);
  return { status: true, data: await getShipment(tx, actor, { id: data.id }) };
}

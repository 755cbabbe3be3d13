import type { createShipment as createCall } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { noteOpenedJob } from "./noteOpenedJob.ts";

/**
 * Opens a job and gives it the stages of its set.
 *
 * Locks, Refuses: as createShipment
 * Source: rule OP-8
 */
export async function openJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof createCall>,
): Promise<{ status: true; data: ShipmentRecord }> {
  const opened = await createShipment(tx, actor, ask);
  await noteOpenedJob(tx, actor, opened.data);
  return opened;
}

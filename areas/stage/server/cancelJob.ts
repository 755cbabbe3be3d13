import type { cancelShipment as cancelCall } from "@fairway/areas/shipment/contract.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { endDepartmentMessages } from "./tellOfStages.ts";

/**
 * Cancels a job; departments are no longer told of its stages.
 *
 * Locks, Refuses: as cancelShipment
 * Source: rules SH-10, OP-9
 */
export async function cancelJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof cancelCall>,
): Promise<Answer<typeof cancelCall>> {
  const canceled = await cancelShipment(tx, actor, ask);
  await endDepartmentMessages(tx, actor, canceled.data);
  return canceled;
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { rightsToLock } from "../model/lockRights.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { getShipment } from "./getShipment.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";
import { writeLocks } from "./writeLocks.ts";

/**
 * Locks a job against every change.
 *
 * Refuses: access.forbidden · shipment.canceled · shipment.locked when it is locked already
 * Source: rule SH-7.
 */
export async function lockShipment(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<{ status: true; data: ShipmentRecord }> {
  const job = await lockShipmentRow(tx, actor, ask.id);
  for (const right of rightsToLock(job)) actor.must(right, job);
  refuseClosed(job);
  await writeLocks(tx, actor, [job], true);
  return { status: true, data: await getShipment(tx, actor, ask) };
}

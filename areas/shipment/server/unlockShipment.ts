import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { unlockRight } from "../model/lockRights.ts";
import { refuseShipment } from "../model/refusals.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { getShipment } from "./getShipment.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";
import { writeLocks } from "./writeLocks.ts";

/**
 * Unlocks a job and stores the time.
 *
 * Refuses: access.forbidden · shipment.canceled · shipment.notLocked
 * Source: rule SH-7.
 */
export async function unlockShipment(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<{ status: true; data: ShipmentRecord }> {
  const job = await lockShipmentRow(tx, actor, ask.id);
  actor.must(unlockRight, job);
  if (!job.isLocked) throw refuseShipment("shipment.notLocked", { jobNo: job.jobNo });
  refuseClosed({ ...job, isLocked: false });
  await writeLocks(tx, actor, [job], false);
  return { status: true, data: await getShipment(tx, actor, ask) };
}

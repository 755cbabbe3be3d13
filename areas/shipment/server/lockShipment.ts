import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { writeShipmentState } from "./changeShipmentState.ts";
import { getShipment } from "./getShipment.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";
import { tellOfJob } from "./tellOfJob.ts";

/**
 * Locks a job against every change.
 *
 * Refuses: shipment.canceled · shipment.locked when it is locked already
 * Source: rule SH-7.
 */
export async function lockShipment(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<{ status: true; data: ShipmentRecord }> {
  const job = await lockShipmentRow(tx, actor, ask.id);
  const { menu } = serviceOf(job.transactionType);
  actor.must(`${menu}.write`, job);
  actor.must(`${menu}.LockShipment`, job);
  refuseClosed(job);
  await writeShipmentState(tx, actor, job, {
    isLocked: true,
    lockedDate: "now",
    lockedUser: actor.userId,
  });
  await tellOfJob(tx, actor, job, {
    kind: "jobLocked",
    to: [job.personIncharge],
    over: ["jobUnlocked"],
  });
  await audit(tx, actor, {
    kind: "lock",
    object: job.jobNo,
    recordId: job.id,
    before: { isLocked: false },
    after: { isLocked: true },
  });
  return { status: true, data: await getShipment(tx, actor, ask) };
}

import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseShipment } from "../model/refusals.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { writeShipmentState } from "./changeShipmentState.ts";
import { getShipment } from "./getShipment.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";
import { tellOfJob } from "./tellOfJob.ts";

/**
 * Unlocks a job and stores the time.
 *
 * Refuses: shipment.canceled · shipment.notLocked
 * Source: rule SH-7.
 */
export async function unlockShipment(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<{ status: true; data: ShipmentRecord }> {
  const job = await lockShipmentRow(tx, actor, ask.id);
  const { menu } = serviceOf(job.transactionType);
  actor.must(`${menu}.write`, job);
  actor.must(`${menu}.LockShipment`, job);
  if (!job.isLocked) throw refuseShipment("shipment.notLocked", { jobNo: job.jobNo });
  refuseClosed({ ...job, isLocked: false });
  await writeShipmentState(tx, actor, job, {
    isLocked: false,
    lockedDate: null,
    lockedUser: null,
    lastDateUnlocked: "now",
  });
  await tellOfJob(tx, actor, job, {
    kind: "jobUnlocked",
    to: [job.personIncharge],
    over: ["jobLocked"],
  });
  await audit(tx, actor, {
    kind: "unlock",
    object: job.jobNo,
    recordId: job.id,
    before: { isLocked: true },
    after: { isLocked: false },
  });
  return { status: true, data: await getShipment(tx, actor, ask) };
}

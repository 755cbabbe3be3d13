import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { stepTo, writeShipmentState } from "./changeShipmentState.ts";
import { getShipment } from "./getShipment.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";

/**
 * Finishes a job or reopens a finished one.
 *
 * Refuses: shipment.locked · shipment.canceled · shipment.notInState
 * Source: rule SH-6.
 */
export async function updateJobStatus(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string; status: "Finish" | "Reopen" },
): Promise<{ status: true; data: ShipmentRecord }> {
  const job = await lockShipmentRow(tx, actor, ask.jobId);
  const { menu } = serviceOf(job.transactionType);
  const finish = ask.status === "Finish";
  actor.must(`${menu}.write`, job);
  actor.must(finish ? `${menu}.FinishShipment` : `${menu}.ReopenShipment`, job);
  refuseClosed(job);
  await writeShipmentState(tx, actor, job, {
    currentStatus: stepTo(actor, job, finish ? "finish" : "reopen"),
    finishedAt: finish ? "now" : null,
    finishedBy: finish ? actor.userId : null,
    reopenedAt: finish ? null : "now",
  });
  return { status: true, data: await getShipment(tx, actor, { id: job.id }) };
}

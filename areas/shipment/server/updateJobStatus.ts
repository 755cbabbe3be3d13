import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { stepTo, writeShipmentState } from "./changeShipmentState.ts";
import { getShipment } from "./getShipment.ts";
import { dropMarginReason, keepMarginReason, type MarginReasonAsk } from "./marginGate.ts";
import { tellOfJob } from "./tellOfJob.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";

/**
 * Finishes a job or reopens a finished one. At no profit, or above the margin of its office, a job is
 * finished only with a reason.
 *
 * Refuses: shipment.locked · shipment.canceled · shipment.notInState · shipment.marginWithoutReason ·
 *   shipment.lossWithoutReason · shipment.marginReasonUnknown
 * Source: rules SH-6, SH-37.
 */
export async function updateJobStatus(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string; status: "Finish" | "Reopen" } & Partial<MarginReasonAsk>,
): Promise<{ status: true; data: ShipmentRecord }> {
  const job = await lockShipmentRow(tx, actor, ask.jobId);
  const { menu } = serviceOf(job.transactionType);
  const finish = ask.status === "Finish";
  actor.must(`${menu}.write`, job);
  actor.must(finish ? `${menu}.FinishShipment` : `${menu}.ReopenShipment`, job);
  refuseClosed(job);
  const currentStatus = stepTo(actor, job, finish ? "finish" : "reopen");
  const { marginReasonId = null, marginNote = null } = ask;
  if (finish) await keepMarginReason(tx, actor, job, { marginReasonId, marginNote });
  else await dropMarginReason(tx, actor, job.id);
  await tellOfJob(tx, actor, job, { kind: "jobNeedsReason", to: [], over: ["jobNeedsReason"] });
  await writeShipmentState(tx, actor, job, {
    currentStatus,
    finishedAt: finish ? "now" : null,
    finishedBy: finish ? actor.userId : null,
    reopenedAt: finish ? null : "now",
  });
  return { status: true, data: await getShipment(tx, actor, { id: job.id }) };
}

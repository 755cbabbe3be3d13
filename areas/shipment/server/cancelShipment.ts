import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseShipment } from "../model/refusals.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { stepTo, writeShipmentState } from "./changeShipmentState.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";
import { mayDelete } from "./shipmentMay.ts";

/**
 * Cancels a job permanently; the job, its bills and charges stay stored.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · shipment.hasDocuments
 * Source: rule SH-10
 */
export async function cancelShipment(
  tx: Tx,
  actor: Actor,
  ask: { id: string; reason: string | null },
): Promise<{ status: true; data: { id: string; jobNo: string } }> {
  const job = await lockShipmentRow(tx, actor, ask.id);
  const { menu } = serviceOf(job.transactionType);
  if (!mayDelete(actor, job)) throw refuse("access.forbidden", { permission: `${menu}.delete` });
  refuseClosed(job);
  const documents = await documentsOfJob(tx, actor, job.id);
  if (documents.length > 0) {
    const facts = { jobNo: job.jobNo, documents: documents.slice(0, 5).join(", ") };
    throw refuseShipment("shipment.hasDocuments", facts);
  }
  await writeShipmentState(tx, actor, job, {
    currentStatus: stepTo(actor, job, "cancel"),
    canceledAt: "now",
    canceledBy: actor.userId,
    cancelReason: ask.reason,
  });
  return { status: true, data: { id: job.id, jobNo: job.jobNo } };
}

/** The numbers of the documents that hold a job's charges, or those of one bill. */
export async function documentsOfJob(
  tx: Tx,
  actor: Actor,
  jobId: string,
  hblid: string | null = null,
): Promise<string[]> {
  const found = await rows<{ documentNo: string }>(
    tx,
    sql`select distinct d.document_no from job_document d
      where d.company_id = ${actor.companyId} and d.job_id = ${jobId}
        and (${hblid}::uuid is null or d.hblid = ${hblid}::uuid)
      order by d.document_no`,
  );
  return found.map((row) => row.documentNo);
}

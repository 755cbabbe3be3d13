import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseShipment } from "../model/refusals.ts";
import type { Shipment } from "../model/shipment.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { followCanceled } from "./canceledJobs.ts";
import { stepTo, writeShipmentState } from "./changeShipmentState.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";
import { replicaOfJob } from "./replicaOfJob.ts";
import { mayDelete } from "./shipmentMay.ts";

/**
 * Cancels a job permanently; the job, its bills and charges stay stored.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · shipment.hasReplica ·
 *   shipment.hasDocuments · shipment.hasLinkedFees · shipment.originalsOut
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
  const why = await whyNotCanceled(tx, actor, job);
  if (why) throw why;
  await writeShipmentState(tx, actor, job, {
    currentStatus: stepTo(actor, job, "cancel"),
    canceledAt: "now",
    canceledBy: actor.userId,
    cancelReason: ask.reason,
  });
  await followCanceled(tx, actor, job);
  return { status: true, data: { id: job.id, jobNo: job.jobNo } };
}

/** What of a job stands outside of it, so that it is not canceled; null where nothing does. */
export async function whyNotCanceled(
  tx: Tx,
  actor: Actor,
  { id, jobNo }: Pick<Shipment, "id" | "jobNo">,
): Promise<Refused | null> {
  const replica = await replicaOfJob(tx, actor, id);
  if (replica) return refuseShipment("shipment.hasReplica", { jobNo, replicaNo: replica.jobNo });
  const documents = [
    ...(await documentsOfJob(tx, actor, id)),
    ...(await paymentsOfJob(tx, actor, id)),
  ];
  if (documents.length > 0) {
    const facts = { jobNo, documents: documents.slice(0, 5).join(", ") };
    return refuseShipment("shipment.hasDocuments", facts);
  }
  const linked = await rows<{ jobNo: string }>(
    tx,
    sql`select distinct s.job_no from linked_job k
      join shipment s on s.company_id = ${actor.companyId} and s.id = k.other_job_id
      where k.company_id = ${actor.companyId} and k.job_id = ${id}
      order by s.job_no limit 5`,
  );
  if (linked.length > 0) {
    const jobs = linked.map((other) => other.jobNo).join(", ");
    return refuseShipment("shipment.hasLinkedFees", { jobNo, jobs });
  }
  // The holder of an original can claim the goods, so its number stays taken.
  const out = await rows<{ hwbno: string; originals: string }>(
    tx,
    sql`select b.hwbno, string_agg(o.original_no::text, ', ' order by o.original_no) as originals
      from house_bill b
      join bill_original_out o on o.company_id = ${actor.companyId} and o.hblid = b.id
      where b.company_id = ${actor.companyId} and b.job_id = ${id}
      group by b.id, b.hwbno order by b.hwbno limit 5`,
  );
  if (out.length === 0) return null;
  const originals = out.map((bill) => `${bill.hwbno} (${bill.originals})`).join("; ");
  return refuseShipment("shipment.originalsOut", { jobNo, originals });
}

/** The numbers of the advances and settlements that name a job without holding one of its charges. */
async function paymentsOfJob(tx: Tx, { companyId }: Actor, jobId: string): Promise<string[]> {
  const found = await rows<{ number: string }>(
    tx,
    sql`select distinct p.number from job_payment p
      where p.company_id = ${companyId} and p.job_id = ${jobId} and not exists (
        select from job_document d
        where d.company_id = ${companyId} and d.job_id = ${jobId} and d.document_id = p.document_id)
      order by p.number`,
  );
  return found.map(({ number }) => number);
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

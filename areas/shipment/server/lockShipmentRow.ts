import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "../model/shipment.ts";
import { whyJobClosed } from "../model/refusals.ts";
import { lockShipment } from "./shipmentTable.ts";

/**
 * Locks one job and reads it; the caller checks the permissions.
 *
 * Locks: the job. Always before its bills, charges and numbers.
 * Refuses: record.notFound for a missing job and one outside the user's reach.
 */
export async function lockShipmentRow(tx: Tx, actor: Actor, id: string): Promise<Shipment> {
  const job = await lockShipment(tx, actor.companyId, id);
  if (!job) throw refuse("record.notFound");
  const { menu } = serviceOf(job.transactionType);
  if (!actor.may(`${menu}.detail`, job)) actor.must(`${menu}.write`, job);
  return job;
}

/**
 * Locks one job for a verb that asks for its rights on another record, and reads it; null for none.
 *
 * Locks: the job.
 */
export function lockJobBelow(tx: Tx, { companyId }: Actor, id: unknown): Promise<Shipment | null> {
  return id ? lockShipment(tx, companyId, String(id)) : Promise.resolve(null);
}

/** Refuses any write on a locked or canceled job. Rule SH-7. */
export function refuseClosed(job: JobStanding): void {
  const closed = whyJobClosed(job);
  if (closed) throw closed;
}

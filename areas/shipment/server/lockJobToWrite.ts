import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Shipment } from "../model/shipment.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";

/**
 * Locks a job that the user may write now, for verbs on the job and on what is stored under it.
 *
 * Shape: `check` refuses a job on which the verb is not possible, before its state is looked at.
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · what `check` refuses · shipment.locked ·
 *   shipment.canceled
 */
export async function lockJobToWrite(
  tx: Tx,
  actor: Actor,
  { id, check }: { readonly id: string; readonly check?: (job: Shipment) => void },
): Promise<Shipment> {
  const job = await lockShipmentRow(tx, actor, id);
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  check?.(job);
  refuseClosed(job);
  return job;
}

import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { updateParted } from "@fairway/engine/db/partedRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Shipment } from "../model/shipment.ts";
import { jobTables } from "./shipmentTable.ts";

/**
 * Sets the day of delivery of a job that has one. The version rises, so that a form that was opened
 * before does not write the former day back.
 *
 * Locks: nothing more; the caller has locked the job.
 */
export async function noteDeliveryDay(
  tx: Tx,
  by: Pick<Actor, "companyId" | "userId">,
  job: Shipment,
  deliveryDate: Day,
): Promise<void> {
  const tables = jobTables(serviceOf(job.transactionType));
  if (!tables.partFields.includes("deliveryDate") || job.deliveryDate === deliveryDate) return;
  const { companyId, id, version } = job;
  await updateParted(tx, tables, { companyId, id, version }, { deliveryDate, ...stampChange(by) });
}

import type { DimensionLine } from "@fairway/areas/goods/model/dimension.ts";
import { dimensionListRows, dimensionsOfWholeJob } from "@fairway/areas/goods/server/dimensions.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readBillsOfJob, readHouseBill } from "./readHouseBill.ts";

/** The dimension lines of a house waybill. */
export async function dimensionsOfBill(
  tx: Tx,
  actor: Actor,
  ask: { hblId: string },
): Promise<DimensionLine[]> {
  const { bill } = await readHouseBill(tx, actor, ask.hblId);
  return dimensionListRows(tx, actor.companyId, { mblid: bill.jobId, hblid: bill.id });
}

/** The dimension lines of all house waybills of a job, in the order of their numbers. */
export async function dimensionsOfBills(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<DimensionLine[]> {
  const job = await readShipment(tx, actor, ask.id);
  const bills = await readBillsOfJob(tx, actor.companyId, job.id);
  const lines = await dimensionsOfWholeJob(tx, actor.companyId, job.id);
  return bills.flatMap((bill) => lines.filter((line) => line.hblid === bill.id));
}

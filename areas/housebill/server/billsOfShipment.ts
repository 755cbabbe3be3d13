import type { billsOfShipment as call } from "@fairway/areas/shipment/contract.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readBillsOfJob } from "./readHouseBill.ts";

/**
 * Returns the house bills of a job for a picker, by number.
 *
 * Shape: the named bill is chosen; without one, all are.
 */
export async function billsOfShipment(
  tx: Tx,
  actor: Actor,
  { jobId, hblId }: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const job = await readShipment(tx, actor, jobId);
  const bills = await readBillsOfJob(tx, actor.companyId, job.id);
  return bills.map((bill) => ({
    id: bill.id,
    hwbno: bill.hwbno,
    customerName: bill.customerName,
    packageQty: bill.packageQty,
    packageType: bill.packageType,
    packageTypeCode: bill.packageTypeCode,
    packageTypeName: bill.packageTypeName,
    grossWeight: bill.grossWeight,
    chargeWeight: bill.chargeWeight,
    cbm: bill.cbm,
    isChosen: hblId === undefined || bill.id === hblId,
  }));
}

import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { shipmentRecordOf } from "@fairway/areas/shipment/server/getShipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { OperationRecord } from "../model/operation.ts";
import { readSalesUnits } from "./salesUnitTable.ts";
import { billOfOperation } from "./billOfOperation.ts";
import { type JobLink, jobLinks } from "./jobLinks.ts";

/**
 * Returns an operations job with its bill.
 *
 * Refuses: record.notFound · operation.otherService
 */
export async function getOperation(
  tx: Tx,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<OperationRecord> {
  const job = await readShipment(tx, actor, id);
  const bill = await billOfOperation(tx, actor, job);
  const link = (await jobLinks(tx, actor, [id])).get(id);
  if (!link) throw new Error(`the operations job ${job.jobNo} has no part`);
  const soldIn = await readSalesUnits(tx, actor, id);
  return { ...operationRecordOf(await shipmentRecordOf(tx, actor, job), bill, link), soldIn };
}

/** Adds its bill and the job that it serves to an answered job. */
function operationRecordOf(
  job: ShipmentRecord,
  bill: HouseBill,
  { shipmentMode: _mode, productService: _product, serviceMode: _of, ...link }: JobLink,
): Omit<OperationRecord, "soldIn"> {
  return {
    ...job,
    ...link,
    hblid: bill.id,
    hwbno: bill.hwbno,
    customerId: bill.customerId,
    customerCode: bill.customerCode,
    customerName: bill.customerName,
    saleManId: bill.saleManId,
    saleManName: bill.saleManName,
    shipperDescription: bill.shipperDescription,
    consigneeDescription: bill.consigneeDescription,
  };
}

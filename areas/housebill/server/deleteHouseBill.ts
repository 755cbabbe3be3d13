import { deleteFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { documentsOfJob } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { deleteParted } from "@fairway/engine/db/partedRows.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { billFiles } from "../model/fileFolders.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { giveBackWaybillNo } from "./drawWaybillNos.ts";
import { mayDeleteBill } from "./houseBillMay.ts";
import { billTables } from "./houseBillTable.ts";
import { mustEnterBills } from "./mustEnterBills.ts";
import { lockHouseBill } from "./lockHouseBill.ts";

/**
 * Deletes a house bill with its containers, charges, files and separate waybill, whose drawn number
 * is given back.
 *
 * Locks: the job, then the bill; the counter of the numbers.
 * Refuses: shipment.locked · shipment.canceled · houseBill.hasDocuments
 * Source: rule HB-7
 */
export async function deleteHouseBill(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<{ status: true; data: { id: string; hwbno: string } }> {
  const found = await lockHouseBill(tx, actor, ask.id);
  const { bill, job } = found;
  if (!mayDeleteBill(actor, found)) {
    const { menu } = serviceOf(job.transactionType);
    throw refuse("access.forbidden", { permission: `${menu}.delete` });
  }
  mustEnterBills(job);
  refuseClosed(job);
  const documents = await documentsOfJob(tx, actor, job.id, bill.id);
  if (documents.length > 0) {
    const facts = { hwbno: bill.hwbno, documents: documents.slice(0, 5).join(", ") };
    throw refuseHouseBill("houseBill.hasDocuments", facts);
  }
  const service = serviceOf(job.transactionType);
  const separate = service.bill.hasSeparate ? await separateNo(tx, actor, bill.id) : null;
  await deleteFiles(tx, actor, { ...billFiles, objectId: bill.id });
  await deleteParted(
    tx,
    billTables(service),
    { companyId: actor.companyId, id: bill.id },
    actor.userId,
  );
  if (separate) await giveBackWaybillNo(tx, actor, separate.hwbno);
  return { status: true, data: { id: bill.id, hwbno: bill.hwbno } };
}

const separateNo = (tx: Tx, { companyId }: Actor, id: string) =>
  maybe<{ hwbno: string }>(
    tx,
    sql`select w.hwbno from separate_bill_no w where w.company_id = ${companyId} and w.id = ${id}`,
  );

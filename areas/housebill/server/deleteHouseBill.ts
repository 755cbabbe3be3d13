import { deleteFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { documentsOfJob } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { deleteParted } from "@fairway/engine/db/partedRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { billFiles } from "../model/fileFolders.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { mayDeleteBill } from "./houseBillMay.ts";
import { billTables } from "./houseBillTable.ts";
import { lockHouseBill } from "./lockHouseBill.ts";

/**
 * Deletes a house bill with its containers, charges and files.
 *
 * Locks: the job, then the bill.
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
  refuseClosed(job);
  const documents = await documentsOfJob(tx, actor, job.id, bill.id);
  if (documents.length > 0) {
    const facts = { hwbno: bill.hwbno, documents: documents.slice(0, 5).join(", ") };
    throw refuseHouseBill("houseBill.hasDocuments", facts);
  }
  await deleteFiles(tx, actor, { ...billFiles, objectId: bill.id });
  await deleteParted(
    tx,
    billTables(serviceOf(job.transactionType)),
    { companyId: actor.companyId, id: bill.id },
    actor.userId,
  );
  return { status: true, data: { id: bill.id, hwbno: bill.hwbno } };
}

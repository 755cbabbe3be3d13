import { extendDues } from "@fairway/areas/due/server/redateDues.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { numberOf } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { refuseInvoice } from "@fairway/areas/invoice/model/refusals.ts";
import { findInvoice } from "@fairway/areas/invoice/server/findInvoice.ts";
import { getInvoices } from "@fairway/areas/invoice/server/getInvoices.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { itemOfInvoice } from "@fairway/areas/invoice/server/itemOfInvoice.ts";
import type { updateExtendDate as updateExtendDateCall } from "../contract.ts";
import type { Extension } from "../model/paymentRow.ts";
import { refuseReceipt } from "../model/refusals.ts";

/**
 * Extends the due days of invoices that are not paid by a number of days; further days add up.
 *
 * Locks: the items of the invoices in id order.
 * Refuses: record.notFound · access.forbidden · record.conflict when another due day was seen ·
 *   invoice.canceled · receipt.extendPaid · due.extendedTooFar
 * Source: rules RC-15 and DU-18
 */
export async function updateExtendDate(
  tx: Tx,
  actor: Actor,
  { invoices: asked, numberDaysExtend: days, note }: Ask<typeof updateExtendDateCall>,
) {
  const ids = asked.map(({ refId }) => refId);
  const { dues } = await lockDues(tx, actor, { documentIds: ids, side: "debit" });
  const seen = new Map(asked.map(({ refId, extendDays }) => [refId, extendDays]));
  for (const invoice of await getInvoices(tx, actor, ids)) {
    actor.must("acctARP.write", invoice);
    const invoiceNo = numberOf(invoice);
    if (invoice.status === "Canceled") throw refuseInvoice("invoice.canceled", { invoiceNo });
    if (invoice.paymentStatus === "Paid") throw refuseReceipt("receipt.extendPaid", { invoiceNo });
  }
  if (dues.some((due) => due.extendDays !== seen.get(due.documentId))) {
    throw refuse("record.conflict");
  }
  await extendDues(tx, actor, dues, { days, note });
  return { status: true as const, data: { count: dues.length } };
}

/** Returns the extension of an on-behalf invoice by its id. */
export function getObhExtendedDate(tx: Tx, actor: Actor, { id }: { id: string }) {
  return getInvoiceExtendedDate(tx, actor, { refNo: id });
}

/**
 * Returns the extension of an invoice, by its id or voucher number. Refuses: record.notFound ·
 * access.forbidden
 */
export async function getInvoiceExtendedDate(tx: Tx, actor: Actor, { refNo }: { refNo: string }) {
  const invoice = await findInvoice(tx, actor.companyId, refNo);
  actor.must("acctARP.detail", invoice);
  return extensionOf(tx, actor, invoice.id);
}

function extensionOf(tx: Tx, { companyId }: Actor, id: string): Promise<Extension> {
  return one<Extension>(
    tx,
    sql`select d.id as ref_id, w.due_on as payment_due_date, w.extend_days, w.extend_note
      from document d join due w on ${itemOfInvoice(companyId, "w", "d")}
      where d.company_id = ${companyId} and d.id = ${id}`,
  );
}

import { findInvoice } from "@fairway/areas/invoice/server/findInvoice.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { paymentHistory } from "../model/paymentHistory.ts";
import { readPostedLines } from "./receiptTable.ts";

/**
 * Returns the payments and reversals on an invoice with the open amount after each.
 *
 * Shape: `refNo` is the invoice's id or its voucher number. Day and amounts are those of all receipts,
 *   so that they add up; a receipt that the user may not open is not named.
 * Refuses: record.notFound · access.forbidden
 */
export async function paymentsOfInvoice(tx: Tx, actor: Actor, ask: { refNo: string }) {
  const invoice = await findInvoice(tx, actor.companyId, ask.refNo);
  if (!actor.may("acctARP.detail", invoice)) actor.must("accManagement.detail", invoice);
  const lines = await readPostedLines(tx, actor, invoice.id);
  return paymentHistory(invoice, lines);
}

import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { redateDocument } from "@fairway/areas/due/server/redateDues.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { updateInvoice as updateInvoiceCall } from "../contract.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { changedNumbers } from "./invoiceNumbers.ts";
import { invoiceSource } from "./invoiceTable.ts";
import { shownInvoice } from "./shownInvoice.ts";

/**
 * Changes the head of an unpaid invoice: numbers, date, term and text. Its lines stay as issued;
 * for other lines the invoice is deleted and a new one issued.
 *
 * Locks: its item, so that no payment is posted in between.
 * Refuses: record.conflict · access.forbidden · invoice.paid, .fromAccounting, .voucherIdTaken,
 *   .numberTaken · number.*
 */
export async function updateInvoice(tx: Tx, actor: Actor, ask: Ask<typeof updateInvoiceCall>) {
  const { dues } = await lockDues(tx, actor, { documentIds: [ask.id], side: "debit" });
  const invoice = await beginVerb(tx, actor, invoiceSource, { verb: "update", id: ask.id });
  const date = ask.date ?? invoice.date;
  const paymentTerm = ask.paymentTerm ?? invoice.paymentTerm;
  const { type } = invoice;
  const changes = {
    ...(await changedNumbers(tx, actor, { ...ask, type, date }, invoice)),
    invoiceNoReal: ask.invoiceNoReal,
    date,
    paymentMethod: ask.paymentMethod,
    accountNo: ask.accountNo,
    description: ask.description,
    attachDocumentInfo: ask.attachDocumentInfo,
  };
  await updateDocument(tx, actor, invoiceKind, invoice, changes, ask.version);
  await redateDocument(tx, actor, dues, { raisedOn: date, paymentTerm });
  return { status: true as const, data: await shownInvoice(tx, actor, ask.id) };
}

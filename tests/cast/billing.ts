import type { addNote } from "@fairway/areas/note/contract.ts";
import { issueNote } from "@fairway/areas/note/server/issueNote.ts";
import type { addInvoice } from "@fairway/areas/invoice/contract.ts";
import { cancelInvoice } from "@fairway/areas/invoice/server/cancelInvoice.ts";
import { readInvoice } from "@fairway/areas/invoice/server/shownInvoice.ts";
import { issueInvoice } from "@fairway/areas/invoice/server/issueInvoice.ts";
import { cancelReceipt } from "@fairway/areas/receipt/server/cancelReceipt.ts";
import type { saveReceipt as saveReceiptCall } from "@fairway/areas/receipt/contract.ts";
import { saveReceipt } from "@fairway/areas/receipt/server/saveReceipt.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { castActor } from "./actors.ts";
import { chargedJob } from "./chargedJob.ts";

/** The debit note of the main job as the documentation clerk issues it. */
export function billNote(
  tx: Tx,
  chargeIds: string[],
  change: Partial<Ask<typeof addNote>> = {},
  actor: Actor = castActor("documentation"),
) {
  return issueNote(tx, actor, {
    jobId: chargedJob.jobId,
    type: "DEBIT",
    partnerId: chargedJob.customer,
    chargeIds,
    exchangeDate: chargedJob.day,
    note: null,
    flexId: null,
    ...change,
  }).then((answer) => answer.data);
}

/** A VAT invoice to the customer as the accountant issues it. */
export function billInvoice(
  tx: Tx,
  chargeIds: string[],
  change: Partial<Ask<typeof addInvoice>> = {},
  actor: Actor = castActor("accountant"),
) {
  return issueInvoice(tx, actor, {
    type: "Invoice",
    partnerId: chargedJob.customer,
    currencyId: "VND",
    chargeIds,
    date: chargedJob.day,
    voucherId: null,
    invoiceNoTempt: null,
    invoiceNoReal: null,
    serie: null,
    paymentMethod: "Bank Transfer",
    accountNo: "13111",
    description: null,
    attachDocumentInfo: null,
    lines: [],
    ...change,
  }).then((answer) => answer.data);
}

/** A receipt of the customer over some invoices, posted unless stated otherwise. */
export function receive(
  tx: Tx,
  paidAmount: string,
  invoiceIds: string[],
  change: Partial<Ask<typeof saveReceiptCall>> = {},
  actor: Actor = castActor("receivable"),
) {
  return saveReceipt(tx, actor, {
    saveAction: 2,
    class: "Clear Debit",
    id: null,
    customerId: chargedJob.customer,
    agreementId: null,
    paymentRefNo: null,
    paymentDate: chargedJob.day,
    currencyId: "VND",
    paidAmount,
    cusAdvanceAmount: "0",
    paymentMethod: "Bank Transfer",
    bankAccountNo: null,
    description: null,
    obhpartnerId: null,
    referenceId: null,
    credits: [],
    payments: invoiceIds.map((refId) => ({ refId, note: null })),
    ...change,
  }).then((answer) => answer.data);
}

/** Cancels a receipt as the accountant of the receivables does. */
export function takeBack(tx: Tx, id: string) {
  return cancelReceipt(tx, castActor("receivable"), { id, reason: "Bounced" });
}

/** Cancels an invoice or a voucher as it is now. */
export async function cancelBilled(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string | null = null,
): Promise<void> {
  const { version } = await readInvoice(tx, actor.companyId, id);
  await cancelInvoice(tx, actor, { id, version, reason });
}

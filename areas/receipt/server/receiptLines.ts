import type { Clearing } from "@fairway/areas/due/model/clearPool.ts";
import type { CreditUse, Spending } from "@fairway/areas/due/model/payWith.ts";
import type { Due } from "@fairway/areas/due/model/due.ts";
import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { type PaymentType, type ReceiptClass, restType } from "../model/receipt.ts";
import type { AskedCredit, AskedPayment } from "./receiptDocuments.ts";

/** A line to be written. */
export type NewPaymentLine = ReturnType<typeof base> & {
  readonly dueId: string | null;
  readonly type: PaymentType;
  readonly totalPaid: string;
  readonly totalPaidVnd: string;
  readonly totalPaidUsd: string;
};

interface Making {
  readonly actor: Actor;
  readonly receiptId: string;
  readonly ask: {
    readonly class: ReceiptClass;
    readonly customerId: string;
    readonly payments: readonly (AskedPayment & { readonly note: string | null })[];
  };
  readonly credits: readonly AskedCredit[];
  readonly invoices: readonly Invoice[];
  /** The locked items of the invoices and of the credits. */
  readonly dues: readonly Due[];
  readonly clearing: Clearing;
  readonly spending: Spending;
  readonly posted: boolean;
}

/**
 * The lines of a receipt: one for each invoice, one for each credit that pays, and one for the money
 * that clears nothing.
 *
 * Shape: a posted receipt omits invoices and credits of which nothing was taken; a draft keeps them.
 */
export function linesOf(making: Making): NewPaymentLine[] {
  const { clearing, spending, posted } = making;
  const isKept = ({ totalPaid }: { readonly totalPaid: string }) =>
    !posted || !decimal(totalPaid).isZero();
  const cleared = clearing.lines.filter(isKept).map((line, at) => lineOf(making, line, at));
  const credits = spending.credits
    .filter(isKept)
    .map((use, at) => creditLine(making, use, cleared.length + at));
  const count = cleared.length + credits.length;
  const left = decimal(clearing.left).isZero() ? [] : [restLine(making, count)];
  return [...cleared, ...credits, ...left];
}

function base({ actor, receiptId, posted }: Making, at: number) {
  return {
    companyId: actor.companyId,
    id: newId(),
    receiptId,
    lineNo: at + 1,
    posted,
    negative: false,
    userCreated: actor.userId,
    userModified: actor.userId,
    datetimeCreated: "now",
  };
}

function lineOf(making: Making, { id, ...line }: Clearing["lines"][number], at: number) {
  const asked = making.ask.payments.find((each) => each.refId === id);
  const { invoice, ...item } = itemOf(making, id);
  return {
    ...base(making, at),
    ...line,
    ...item,
    type: invoice.type === "InvoiceTemp" ? ("OBH" as const) : ("DEBIT" as const),
    paymentType: "Debit",
    billingRefNo: invoice.cdNoteNos || invoice.jobNos,
    netOffVnd: "0",
    netOffUsd: "0",
    creditAmount: "0",
    creditId: null,
    creditNo: null,
    askedAmount: asked?.paidAmount ?? null,
    note: asked?.note ?? null,
  };
}

/** A credit takes no money: what it pays is in the lines that it clears. */
function creditLine(making: Making, { id, ...use }: CreditUse, at: number) {
  const asked = making.credits.find((each) => each.refId === id);
  const { invoice, ...item } = itemOf(making, id);
  return {
    ...base(making, at),
    ...use,
    ...item,
    type: asked?.type ?? ("CREDIT" as const),
    paymentType: "Credit",
    billingRefNo: asked?.creditNo ?? (invoice.cdNoteNos || invoice.jobNos),
    paidAmount: "0",
    paidAmountVnd: "0",
    paidAmountUsd: "0",
    netOffVnd: use.totalPaidVnd,
    netOffUsd: use.totalPaidUsd,
    creditId: asked?.creditId ?? null,
    creditNo: asked?.creditNo ?? null,
    askedAmount: asked?.paidAmount ?? null,
    note: asked?.note ?? null,
  };
}

/** The item of a line, as it was before the line. */
function itemOf({ invoices, dues }: Making, id: string) {
  const invoice = invoices.find((each) => each.id === id) as Invoice;
  const due = dues.find(
    (each) => each.documentId === id && each.partnerId === invoice.partnerId,
  ) as Due;
  return {
    invoice,
    dueId: due.id,
    partnerId: invoice.partnerId,
    refCurrency: invoice.currencyId,
    refAmount: invoice.totalAmount,
    exchangeRateBilling: invoice.excRateUsdToLocal,
    unpaidAmountVnd: invoice.unpaidAmountVnd,
    unpaidAmountUsd: invoice.unpaidAmountUsd,
  };
}

function restLine(making: Making, at: number) {
  const { left, leftVnd, leftUsd } = making.clearing;
  return {
    ...base(making, at),
    type: restType(making.ask.class),
    paymentType: "Other",
    dueId: null,
    partnerId: making.ask.customerId,
    paidAmount: left,
    paidAmountVnd: leftVnd,
    paidAmountUsd: leftUsd,
    unpaidAmountVnd: "0",
    totalPaid: "0",
    totalPaidVnd: "0",
    totalPaidUsd: "0",
    balanceVnd: "0",
    netOffVnd: "0",
    netOffUsd: "0",
    creditAmount: "0",
  };
}

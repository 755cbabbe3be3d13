import type { Clearing } from "@fairway/areas/due/model/clearPool.ts";
import type { Due } from "@fairway/areas/due/model/due.ts";
import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type { AskedPayment } from "./receiptDocuments.ts";

/** A line to be written. */
export type NewPaymentLine = ReturnType<typeof lineOf> | ReturnType<typeof advanceLine>;

interface Making {
  readonly actor: Actor;
  readonly receiptId: string;
  readonly ask: {
    readonly customerId: string;
    readonly payments: readonly (AskedPayment & { readonly note: string | null })[];
  };
  readonly invoices: readonly Invoice[];
  readonly dues: readonly Due[];
  readonly clearing: Clearing;
  readonly posted: boolean;
}

/**
 * The lines of a receipt: one for each invoice, and one for the rest, which is kept as an advance.
 *
 * Shape: a posted receipt omits invoices that got nothing; a draft keeps them.
 */
export function linesOf(making: Making): NewPaymentLine[] {
  const { clearing, posted } = making;
  const cleared = clearing.lines
    .filter((line) => !posted || !decimal(line.totalPaid).isZero())
    .map((line, at) => lineOf(making, line, at));
  const left = decimal(clearing.left).isZero() ? [] : [advanceLine(making, cleared.length)];
  return [...cleared, ...left];
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
  const invoice = making.invoices.find((each) => each.id === id) as Invoice;
  const due = making.dues.find(
    (each) => each.documentId === id && each.partnerId === invoice.partnerId,
  ) as Due;
  const asked = making.ask.payments.find((each) => each.refId === id);
  return {
    ...base(making, at),
    ...line,
    dueId: due.id,
    type: invoice.type === "InvoiceTemp" ? "OBH" : "DEBIT",
    paymentType: "Debit",
    billingRefNo: invoice.cdNoteNos || invoice.jobNos,
    partnerId: invoice.partnerId,
    refCurrency: invoice.currencyId,
    refAmount: invoice.totalAmount,
    exchangeRateBilling: invoice.excRateUsdToLocal,
    unpaidAmountVnd: invoice.unpaidAmountVnd,
    unpaidAmountUsd: invoice.unpaidAmountUsd,
    askedAmount: asked?.paidAmount ?? null,
    note: asked?.note ?? null,
  };
}

function advanceLine(making: Making, at: number) {
  const { left, leftVnd, leftUsd } = making.clearing;
  return {
    ...base(making, at),
    type: "ADV",
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
  };
}

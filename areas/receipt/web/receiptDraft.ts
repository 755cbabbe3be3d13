import {
  clearPool,
  type Clearing,
  needsRate,
  type OpenDue,
  type Pool,
} from "@fairway/areas/due/model/clearPool.ts";
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { type BookCurrency, decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { ReceiptClass, ReceiptDetail, ReceiptMethod } from "../model/receipt.ts";

/** The keyed values of a receipt. */
export interface ReceiptDraft {
  readonly class: ReceiptClass;
  readonly customerId: string | null;
  readonly paymentRefNo: string;
  readonly paymentDate: string | null;
  readonly currencyId: BookCurrency;
  readonly excRateUsdToLocal: string | null;
  /** Null takes as much as the chosen invoices are open. */
  readonly paidAmount: string | null;
  readonly cusAdvanceAmount: string | null;
  readonly paymentMethod: ReceiptMethod;
  /** Null takes the account of the office in the currency of the receipt. */
  readonly bankAccountNo: string | null;
  readonly description: string;
  /** The chosen invoices with their typed amounts; null spreads the money in order. */
  readonly payments: Readonly<Record<string, string | null>>;
}

/** The initial values of a new receipt. */
export function blankReceipt(today: string): ReceiptDraft {
  return {
    class: "Clear Debit",
    customerId: null,
    paymentRefNo: "",
    paymentDate: today,
    currencyId: localCurrency,
    excRateUsdToLocal: null,
    paidAmount: null,
    cusAdvanceAmount: null,
    paymentMethod: "Bank Transfer",
    bankAccountNo: null,
    description: "",
    payments: {},
  };
}

/** The keyed values of a stored draft; what it computed is computed again. */
export function draftOf(receipt: ReceiptDetail): ReceiptDraft {
  const lines = receipt.payments.flatMap((line) =>
    line.refId ? [[line.refId, line.askedAmount] as const] : [],
  );
  return {
    class: receipt.class,
    customerId: receipt.customerId,
    paymentRefNo: receipt.paymentRefNo,
    paymentDate: receipt.paymentDate,
    currencyId: receipt.currencyId,
    excRateUsdToLocal: receipt.isRateTyped ? receipt.excRateUsdToLocal : null,
    paidAmount: receipt.paidAmount,
    cusAdvanceAmount: receipt.cusAdvanceAmount,
    paymentMethod: receipt.paymentMethod,
    bankAccountNo: receipt.bankAccountNo ?? "",
    description: receipt.description ?? "",
    payments: Object.fromEntries(lines),
  };
}

/** The typed amount as a number; zero while it is not one. */
export function countable(typed: string | null, currency: BookCurrency): string {
  if (typed === null || !/^\d+(\.\d+)?$/.test(typed)) return "0";
  const amount = decimal(typed);
  return amount.decimalPlaces() <= decimalsOf(currency) ? amount.toFixed() : "0";
}

/**
 * The draft with the amount that follows from its chosen invoices while none is typed; invoices in
 * another currency name no amount.
 */
export function withAmount(draft: ReceiptDraft, invoices: readonly ShownInvoice[]): ReceiptDraft {
  const { currencyId, payments } = draft;
  const chosen = invoices.filter((each) => each.id in payments);
  if (
    draft.paidAmount !== null ||
    draft.paymentMethod.startsWith("Clear-Advance") ||
    draft.class === "Advance" ||
    chosen.length === 0 ||
    chosen.some((each) => each.currencyId !== currencyId)
  ) {
    return draft;
  }
  const amounts = chosen.map((each) => {
    const typed = payments[each.id] ?? null;
    return typed === null ? each.unpaidAmount : countable(typed, currencyId);
  });
  return { ...draft, paidAmount: amountText(money(sum(amounts), currencyId)) };
}

/** Open invoices of the debit notes of the chosen ones that are not chosen themselves. */
export function onSameNotes(
  { payments, currencyId }: Pick<ReceiptDraft, "payments" | "currencyId">,
  invoices: readonly ShownInvoice[],
): ShownInvoice[] {
  const notesOf = (each: ShownInvoice) => each.cdNoteNos.split(", ").filter((no) => no !== "");
  const chosen = new Set(invoices.filter((each) => each.id in payments).flatMap(notesOf));
  return invoices.filter(
    (each) =>
      !(each.id in payments) &&
      each.currencyId === currencyId &&
      notesOf(each).some((no) => chosen.has(no)),
  );
}

/** Spreads the keyed money over the chosen invoices; null while a dollar rate is missing. */
export function spread(
  draft: ReceiptDraft,
  invoices: readonly ShownInvoice[],
  rateOfDay: string | null,
): Clearing | null {
  const { currencyId } = draft;
  const amount = decimal(countable(draft.paidAmount, currencyId))
    .plus(countable(draft.cusAdvanceAmount, currencyId))
    .toFixed();
  const chosen = invoices.filter((each) => each.id in draft.payments);
  const documents = chosen.map((each): OpenDue => {
    const typed = draft.payments[each.id] ?? null;
    return {
      id: each.id,
      kind: each.type === "InvoiceTemp" ? "onBehalf" : "trade",
      currencyId: each.currencyId,
      open: each.unpaidAmount,
      openVnd: each.unpaidAmountVnd,
      openUsd: each.unpaidAmountUsd,
      excRateUsdToLocal: each.excRateUsdToLocal,
      asked: typed === null ? null : countable(typed, currencyId),
    };
  });
  const typedRate = countableRate(draft.excRateUsdToLocal) ?? rateOfDay;
  const pool: Pool = { currencyId, amount, excRateUsdToLocal: typedRate };
  return needsRate(pool, documents) ? null : clearPool(pool, documents);
}

function countableRate(typed: string | null): string | null {
  return typed && /^\d+(\.\d+)?$/.test(typed) && decimal(typed).gt(0) ? typed : null;
}

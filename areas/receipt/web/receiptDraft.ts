import {
  clearPool,
  type Clearing,
  needsRate,
  type OpenDue,
  type Pool,
} from "@fairway/areas/due/model/clearPool.ts";
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { type BookCurrency, decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { ReceiptClass, ReceiptDetail, ReceiptMethod } from "../model/receipt.ts";

/** The keyed values of a receipt. */
export interface ReceiptDraft {
  readonly class: ReceiptClass;
  readonly customerId: string | null;
  readonly paymentRefNo: string;
  readonly paymentDate: string | null;
  readonly currencyId: BookCurrency;
  readonly excRateUsdToLocal: string | null;
  readonly paidAmount: string | null;
  readonly cusAdvanceAmount: string | null;
  readonly paymentMethod: ReceiptMethod;
  readonly bankAccountNo: string;
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
    bankAccountNo: "",
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

import {
  clearPool,
  type Clearing,
  needsRate,
  type OpenDue,
} from "@fairway/areas/due/model/clearPool.ts";
import { payWith, type Spending } from "@fairway/areas/due/model/payWith.ts";
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { type BookCurrency, decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import {
  isAdvanceAlone,
  isClearing,
  isCredit,
  isOnBehalf,
  type PaymentLine,
  type ReceiptClass,
  type ReceiptDetail,
  type ReceiptMethod,
  usesAdvance,
} from "../model/receipt.ts";

/** The keyed values of a receipt. */
export interface ReceiptDraft {
  readonly class: ReceiptClass;
  readonly customerId: string | null;
  /** The agreement of which the advances are used and kept. */
  readonly agreementId: string | null;
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
  /** The partner on whose behalf money is collected or paid. */
  readonly obhpartnerId: string | null;
  /** The receipt that this one follows. */
  readonly referenceId: string | null;
  /** The chosen invoices with their typed amounts; null spreads the money in order. */
  readonly payments: Readonly<Record<string, string | null>>;
  /** The chosen credits with their typed amounts; null uses as much as clears. */
  readonly credits: Readonly<Record<string, string | null>>;
}

/** The initial values of a new receipt. */
export function blankReceipt(today: string): ReceiptDraft {
  return {
    class: "Clear Debit",
    customerId: null,
    agreementId: null,
    paymentRefNo: "",
    paymentDate: today,
    currencyId: localCurrency,
    excRateUsdToLocal: null,
    paidAmount: null,
    cusAdvanceAmount: null,
    paymentMethod: "Bank Transfer",
    bankAccountNo: null,
    description: "",
    obhpartnerId: null,
    referenceId: null,
    payments: {},
    credits: {},
  };
}

/** The keyed values of a stored draft; what it computed is computed again. */
export function draftOf(receipt: ReceiptDetail): ReceiptDraft {
  const chosen = (isOf: (type: PaymentLine["type"]) => boolean) =>
    Object.fromEntries(
      receipt.payments.flatMap((line) =>
        line.refId && !line.negative && isOf(line.type) ? [[line.refId, line.askedAmount]] : [],
      ),
    );
  return {
    class: receipt.class,
    customerId: receipt.customerId,
    agreementId: receipt.agreementId,
    paymentRefNo: receipt.paymentRefNo,
    paymentDate: receipt.paymentDate,
    currencyId: receipt.currencyId,
    excRateUsdToLocal: receipt.isRateTyped ? receipt.excRateUsdToLocal : null,
    paidAmount: receipt.paidAmount,
    cusAdvanceAmount: receipt.cusAdvanceAmount,
    paymentMethod: receipt.paymentMethod,
    bankAccountNo: receipt.bankAccountNo ?? "",
    description: receipt.description ?? "",
    obhpartnerId: receipt.obhpartnerId,
    referenceId: receipt.referenceId,
    payments: chosen((type) => !isCredit(type)),
    credits: chosen(isCredit),
  };
}

/**
 * The initial values of a receipt that follows another one: a clearing with its advance (debit), its
 * bank fee or another fee over its invoices (bank, other), or its copy.
 */
export function followingReceipt(
  receipt: ReceiptDetail,
  action: string,
  today: string,
): ReceiptDraft {
  const source = draftOf(receipt);
  const copy = { ...source, paymentRefNo: "", paymentDate: today, excRateUsdToLocal: null };
  const blank = { ...copy, paidAmount: null, cusAdvanceAmount: null, credits: {} };
  if (action === "debit") {
    const isCollected = isOnBehalf(source.class);
    const paymentMethod = isCollected ? ("COLL - Internal" as const) : ("Clear-Advance" as const);
    return { ...blank, class: "Clear Debit", paymentMethod, bankAccountNo: null, payments: {} };
  }
  if (action !== "bank" && action !== "other") return copy;
  const paymentMethod = action === "bank" ? ("Management Fee" as const) : ("Other Fee" as const);
  const payments = Object.fromEntries(Object.keys(source.payments).map((each) => [each, null]));
  return { ...blank, paymentMethod, payments, referenceId: receipt.id };
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
    usesAdvance(draft.paymentMethod) ||
    draft.class !== "Clear Debit" ||
    Object.keys(draft.credits).length > 0 ||
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

/** The keyed money, spread over the chosen invoices with the chosen credits. */
export interface Spread extends Clearing {
  readonly credits: Spending["credits"];
}

/** Spreads the keyed money over the chosen invoices; null while a dollar rate is missing. */
export function spread(
  draft: ReceiptDraft,
  invoices: readonly ShownInvoice[],
  rateOfDay: string | null,
  offered: readonly ShownInvoice[] = [],
): Spread | null {
  const { currencyId } = draft;
  const isNetOff = draft.class === "Net Off";
  const itemOf =
    (chosen: Readonly<Record<string, string | null>>) =>
    (each: ShownInvoice): OpenDue => {
      const typed = chosen[each.id] ?? null;
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
    };
  const documents = invoices
    .filter((each) => each.id in draft.payments)
    .map(itemOf(draft.payments));
  const credits = isClearing(draft.class)
    ? offered.filter((each) => each.id in draft.credits).map(itemOf(draft.credits))
    : [];
  const excRateUsdToLocal = countableRate(draft.excRateUsdToLocal) ?? rateOfDay;
  const rated = { currencyId, excRateUsdToLocal };
  if (needsRate(rated, [...documents, ...credits])) return null;
  const spending = payWith(
    {
      ...rated,
      paid:
        isNetOff || isAdvanceAlone(draft.paymentMethod)
          ? "0"
          : countable(draft.paidAmount, currencyId),
      advance: isNetOff ? "0" : countable(draft.cusAdvanceAmount, currencyId),
      credits,
    },
    documents,
  );
  return { ...clearPool(spending.pool, documents), credits: spending.credits };
}

function countableRate(typed: string | null): string | null {
  return typed && /^\d+(\.\d+)?$/.test(typed) && decimal(typed).gt(0) ? typed : null;
}

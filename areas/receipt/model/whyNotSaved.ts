import { type BookCurrency, decimalsOf, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { type Day, firstDay } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { needsRate, type OpenDue, owed, type Pool } from "@fairway/areas/due/model/clearPool.ts";
import {
  isAdvanceAlone,
  isClearing,
  isInternal,
  isOnBehalf,
  type ReceiptClass,
  type ReceiptMethod,
  usesAdvance,
} from "./receipt.ts";
import { refuseReceipt } from "./refusals.ts";

/** An open item with the number of its document. */
export interface NumberedDocument extends OpenDue {
  readonly invoiceNo: string;
  readonly total: string;
}

/** The keyed fields of a receipt besides the documents that it clears. */
export interface ReceiptMoney {
  readonly class: ReceiptClass;
  readonly obhpartnerId?: string | null | undefined;
  readonly paymentMethod: ReceiptMethod;
  readonly paymentDate: Day;
  readonly currencyId: BookCurrency;
  readonly paidAmount: string;
  readonly cusAdvanceAmount: string;
}

/**
 * Returns the refusal of this money, or null; a paid date after today is refused. A receipt with
 * credits needs no money.
 *
 * Source: rules RC-1, RC-5, RC-9.
 */
export function whyNotReceived(
  receipt: ReceiptMoney,
  today: Day,
  hasCredits = false,
): Refused | null {
  const { currencyId, paymentMethod: method, paymentDate, paidAmount, cusAdvanceAmount } = receipt;
  if (receipt.class === "Net Off") {
    const typed = (["paidAmount", "cusAdvanceAmount"] as const).find(
      (field) => !decimal(receipt[field]).isZero(),
    );
    if (typed) return refuseReceipt("receipt.netOffTakesNoMoney", {}, { field: typed });
  } else if (!hasCredits) {
    const noMoney = whyNoMoney(currencyId, [paidAmount, cusAdvanceAmount]);
    if (noMoney) return noMoney;
  } else if (!isMoney(currencyId, [paidAmount, cusAdvanceAmount])) {
    return refuseReceipt("receipt.amount", { currency: currencyId }, { field: "paidAmount" });
  }
  if (decimal(cusAdvanceAmount).gt(0) && !usesAdvance(method)) {
    return refuseReceipt("receipt.clearAdvanceOnly", {}, { field: "cusAdvanceAmount" });
  }
  if (isAdvanceAlone(method) && decimal(paidAmount).gt(0)) {
    return refuseReceipt("receipt.clearAdvanceTakesNoMoney", {}, { field: "paidAmount" });
  }
  if ((isOnBehalf(receipt.class) || isInternal(method)) && !receipt.obhpartnerId) {
    return refuseReceipt("receipt.obhPartner", {}, { field: "obhpartnerId" });
  }
  return paymentDate < firstDay || paymentDate > today
    ? refuseReceipt(
        "receipt.paidDate",
        { day: sayDay(paymentDate), first: sayDay(firstDay), last: sayDay(today) },
        { field: "paymentDate" },
      )
    : null;
}

/** Returns the refusal of amounts that are no money in the currency, or null. Source: rule RC-1. */
export function whyNoMoney(currency: BookCurrency, amounts: readonly string[]): Refused | null {
  return isMoney(currency, amounts) && sum(amounts).gt(0)
    ? null
    : refuseReceipt("receipt.amount", { currency }, { field: "paidAmount" });
}

function isMoney(currency: BookCurrency, amounts: readonly string[]): boolean {
  return amounts
    .map(decimal)
    .every((each) => each.gte(0) && each.decimalPlaces() <= decimalsOf(currency) && each.lt(1e15));
}

/**
 * Returns the refusal of a receipt of this class over these documents with this money, or null.
 *
 * Source: rules RC-1 to RC-3.
 */
export function whyNotCleared(
  receiptClass: ReceiptClass,
  pool: Pool,
  day: Day,
  documents: readonly NumberedDocument[],
  credits: readonly NumberedDocument[],
): Refused | null {
  if (!isClearing(receiptClass)) {
    const clears = documents.length + credits.length > 0;
    return clears ? refuseReceipt("receipt.advanceClearsNothing") : null;
  }
  if (documents.length === 0) return refuseReceipt("receipt.noInvoice");
  if (receiptClass === "Net Off" && credits.length === 0) {
    return refuseReceipt("receipt.noCredit", {}, { field: "credits" });
  }
  return whyNotSpread(pool, day, documents, credits);
}

/**
 * Returns the refusal of spreading this money and these credits over these documents, or null.
 *
 * Source: rules RC-2, RC-3, RC-13.
 */
export function whyNotSpread(
  pool: Pool,
  day: Day,
  documents: readonly NumberedDocument[],
  credits: readonly NumberedDocument[] = [],
): Refused | null {
  if (needsRate(pool, [...documents, ...credits])) {
    return refuseRate(
      "rate.missing",
      { currency: secondCurrency, day: sayDay(day) },
      { field: "excRateUsdToLocal" },
    );
  }
  const { currencyId: currency } = pool;
  const text = (amount: ReturnType<typeof decimal>) => amountText(money(amount, currency));
  for (const document of documents) {
    const { invoiceNo } = document;
    if (decimal(document.open).lte(0)) {
      const total = amountText(money(document.total, document.currencyId));
      const facts = { invoiceNo, total, currency: document.currencyId };
      return refuseReceipt("receipt.invoicePaid", facts);
    }
    const problem = whyNotAsked(document, pool);
    if (problem) return problem;
    const most = owed(document, pool);
    if (document.asked !== null && decimal(document.asked).gt(most)) {
      return refuseReceipt("receipt.moreThanOwed", { invoiceNo, owed: text(most), currency });
    }
  }
  for (const credit of credits) {
    const { invoiceNo: number } = credit;
    if (decimal(credit.open).lte(0)) return refuseReceipt("receipt.creditUsedUp", { number });
    const problem = whyNotAsked(credit, pool);
    if (problem) return problem;
    const open = owed(credit, pool);
    if (credit.asked !== null && decimal(credit.asked).gt(open)) {
      return refuseReceipt("receipt.moreThanCredit", { number, open: text(open), currency });
    }
  }
  const asked = sum(documents.map((each) => each.asked));
  const there = sum([pool.amount, ...credits.map((each) => each.asked ?? owed(each, pool))]);
  return asked.gt(there)
    ? refuseReceipt("receipt.moreThanCollected", {
        asked: text(asked),
        collected: text(there),
        currency,
      })
    : null;
}

/** Returns the refusal of a typed amount that is no money in the currency, or null. */
function whyNotAsked({ asked }: NumberedDocument, pool: Pool): Refused | null {
  const { currencyId: currency } = pool;
  return asked === null || isMoney(currency, [asked])
    ? null
    : refuseReceipt("receipt.lineAmount", { currency });
}

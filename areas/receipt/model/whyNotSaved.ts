import { type BookCurrency, decimalsOf, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { type Day, firstDay } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { needsRate, type OpenDue, owed, type Pool } from "@fairway/areas/due/model/clearPool.ts";
import type { ReceiptClass, ReceiptMethod } from "./receipt.ts";
import { refuseReceipt } from "./refusals.ts";

/** An open item with the number of its document. */
export interface NumberedDocument extends OpenDue {
  readonly invoiceNo: string;
  readonly total: string;
}

/** The keyed fields of a receipt besides the documents that it clears. */
export interface ReceiptMoney {
  readonly paymentMethod: ReceiptMethod;
  readonly paymentDate: Day;
  readonly currencyId: BookCurrency;
  readonly paidAmount: string;
  readonly cusAdvanceAmount: string;
}

/**
 * Returns the refusal of this money, or null; a paid date after today is refused.
 *
 * Source: rules RC-1, RC-5, RC-9.
 */
export function whyNotReceived(receipt: ReceiptMoney, today: Day): Refused | null {
  const { currencyId, paymentMethod, paymentDate, paidAmount, cusAdvanceAmount } = receipt;
  const noMoney = whyNoMoney(currencyId, [paidAmount, cusAdvanceAmount]);
  if (noMoney) return noMoney;
  if (decimal(cusAdvanceAmount).gt(0) && !paymentMethod.startsWith("Clear-Advance")) {
    return refuseReceipt("receipt.clearAdvanceOnly", {}, { field: "cusAdvanceAmount" });
  }
  if (paymentMethod === "Clear-Advance" && decimal(paidAmount).gt(0)) {
    return refuseReceipt("receipt.clearAdvanceTakesNoMoney", {}, { field: "paidAmount" });
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
  const parts = amounts.map(decimal);
  const fits = parts.every(
    (each) => each.gte(0) && each.decimalPlaces() <= decimalsOf(currency) && each.lt(1e15),
  );
  return fits && sum(parts).gt(0)
    ? null
    : refuseReceipt("receipt.amount", { currency }, { field: "paidAmount" });
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
): Refused | null {
  if (receiptClass === "Advance") {
    return documents.length > 0 ? refuseReceipt("receipt.advanceClearsNothing") : null;
  }
  if (documents.length === 0) return refuseReceipt("receipt.noInvoice");
  return whyNotSpread(pool, day, documents);
}

/**
 * Returns the refusal of using an advance of which a part would be kept again, or null; `left` is the
 * rest of the money.
 *
 * Source: rule RC-5.
 */
export function whyAdvanceKept(
  {
    currencyId: currency,
    cusAdvanceAmount: asked,
  }: Pick<ReceiptMoney, "currencyId" | "cusAdvanceAmount">,
  left: string,
): Refused | null {
  if (decimal(asked).isZero() || decimal(left).isZero()) return null;
  const text = (amount: ReturnType<typeof decimal>) => amountText(money(amount, currency));
  const needed = decimal(asked).minus(left);
  return refuseReceipt(
    "receipt.advanceNotNeeded",
    { asked: text(decimal(asked)), needed: text(needed.gt(0) ? needed : decimal("0")), currency },
    { field: "cusAdvanceAmount" },
  );
}

/**
 * Returns the refusal of spreading this money over these documents, or null. Source: rules RC-2,
 * RC-3.
 */
export function whyNotSpread(
  pool: Pool,
  day: Day,
  documents: readonly NumberedDocument[],
): Refused | null {
  if (needsRate(pool, documents)) {
    return refuseRate("rate.missing", { currency: secondCurrency, day: sayDay(day) });
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
    if (document.asked === null) continue;
    const asked = decimal(document.asked);
    if (asked.lt(0) || asked.decimalPlaces() > decimalsOf(currency)) {
      return refuseReceipt("receipt.lineAmount", { currency });
    }
    const most = owed(document, pool);
    if (asked.gt(most)) {
      return refuseReceipt("receipt.moreThanOwed", { invoiceNo, owed: text(most), currency });
    }
  }
  const asked = sum(documents.map((each) => each.asked));
  return asked.gt(pool.amount)
    ? refuseReceipt("receipt.moreThanCollected", {
        asked: text(asked),
        collected: text(decimal(pool.amount)),
        currency,
      })
    : null;
}

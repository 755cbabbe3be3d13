import { type BookCurrency, decimalsOf } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type OpenDue, owed, type Pool } from "@fairway/areas/due/model/clearPool.ts";
import type { ReceiptClass, ReceiptMethod } from "./receipt.ts";
import { refuseReceipt } from "./refusals.ts";

/** A document with the number it is called by. */
export interface NumberedDocument extends OpenDue {
  readonly invoiceNo: string;
}

/** What is keyed of a receipt, as far as its money goes. */
export interface ReceiptMoney {
  readonly class: ReceiptClass;
  readonly paymentMethod: ReceiptMethod;
  readonly currencyId: BookCurrency;
  readonly paidAmount: string;
  readonly cusAdvanceAmount: string;
}

/** Says why this money cannot be received at all, or null. Source: rules RC-1, RC-5. */
export function whyNoMoney(receipt: ReceiptMoney): Refused | null {
  const { currencyId: currency, paymentMethod } = receipt;
  const collected = decimal(receipt.paidAmount);
  const used = decimal(receipt.cusAdvanceAmount);
  const fits = [collected, used].every(
    (each) => each.gte(0) && each.decimalPlaces() <= decimalsOf(currency) && each.lt(1e15),
  );
  if (!fits || collected.plus(used).lte(0)) {
    return refuseReceipt("receipt.amount", { currency }, { field: "paidAmount" });
  }
  const clears = paymentMethod.startsWith("Clear-Advance");
  if (used.gt(0) && !clears) {
    return refuseReceipt("receipt.clearAdvanceOnly", {}, { field: "cusAdvanceAmount" });
  }
  if (paymentMethod === "Clear-Advance" && collected.gt(0)) {
    return refuseReceipt("receipt.clearAdvanceTakesNoMoney", {}, { field: "paidAmount" });
  }
  return null;
}

/**
 * Says why these documents cannot be cleared with this money, or null.
 *
 * Source: rules RC-2, RC-3.
 */
export function whyNotCleared(
  receiptClass: ReceiptClass,
  pool: Pool,
  documents: readonly NumberedDocument[],
): Refused | null {
  if (receiptClass === "Advance") {
    return documents.length > 0 ? refuseReceipt("receipt.advanceClearsNothing") : null;
  }
  if (documents.length === 0) return refuseReceipt("receipt.noInvoice");
  const { currencyId: currency } = pool;
  const text = (amount: ReturnType<typeof decimal>) => amountText(money(amount, currency));
  for (const document of documents) {
    const { invoiceNo } = document;
    if (decimal(document.open).lte(0)) {
      return refuseReceipt("receipt.invoicePaid", { invoiceNo });
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

import type { NotRedated } from "@fairway/areas/due/model/redateMoves.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseReceipt } from "./refusals.ts";

/** Returns the refusal of a paid date on which an advance is not there. Source: rule DU-11. */
export function whyNotRedated(found: NotRedated, receiptNo: string, day: Day): Refused {
  const where = { field: "paymentDate" };
  if (found.why === "usedBefore") {
    const facts = { receiptNo, usedOn: sayDay(found.usedOn), day: sayDay(day) };
    return refuseReceipt("receipt.advanceUsedBefore", facts, where);
  }
  const { currencyId: currency, asked, left, from } = found;
  const text = (amount: string) => amountText(money(amount, currency as BookCurrency));
  const facts = {
    asked: text(asked),
    left: text(left),
    currency,
    day: sayDay(day),
    from: sayDay(from),
  };
  return refuseReceipt("receipt.advanceLater", facts, where);
}

import type { Pool } from "@fairway/areas/due/model/clearPool.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { loadRateBook } from "@fairway/areas/rate/server/loadRateBook.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { rateText } from "@fairway/core/money/rate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseReceipt } from "../model/refusals.ts";

/**
 * The money of a receipt with the dollar rate of its day, or the typed rate.
 *
 * Shape: money in VND needs no dollar rate; its worth in dollars is then unknown.
 * Refuses: rate.missing for dollars · receipt.rate
 */
export async function receiptPool(
  tx: Tx,
  actor: Actor,
  money: {
    readonly currencyId: BookCurrency;
    readonly amount: string;
    readonly day: Day;
    readonly typedRate?: string | null | undefined;
  },
): Promise<Pool> {
  const { currencyId, amount, day, typedRate } = money;
  if (typedRate) {
    if (decimal(typedRate).lte(0))
      throw refuseReceipt("receipt.rate", {}, { field: "excRateUsdToLocal" });
    return { currencyId, amount, excRateUsdToLocal: typedRate };
  }
  const book = await loadRateBook(tx, actor, [secondCurrency], [day]);
  const rate = findRate(book, secondCurrency, localCurrency, day);
  if (!rate && currencyId === secondCurrency) {
    throw refuseRate("rate.missing", { currency: secondCurrency, day: sayDay(day) });
  }
  return { currencyId, amount, excRateUsdToLocal: rate && rateText(rate) };
}

import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import type { Pool } from "@fairway/areas/due/model/clearPool.ts";
import { isRate } from "@fairway/areas/rate/model/isRate.ts";
import { refuseRate, refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { keptMark, type RateMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import { loadBoundRates } from "@fairway/areas/rate/server/loadRateBook.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { rateText } from "@fairway/core/money/rate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Receipt } from "../model/receipt.ts";

/** The money of a receipt with the mark of its typed rate. */
export interface MarkedPool extends Pool {
  readonly mark: RateMark;
}

/** A receipt that was read, as far as its rate is concerned. */
type Rated = RateMark & Pick<Receipt, "excRateUsdToLocal" | "paymentDate">;

/**
 * The money of a receipt with the dollar rate of its day, or the typed rate.
 *
 * Shape: money in VND needs no dollar rate; its worth in dollars is then unknown.
 * Refuses: rate.missing for dollars · rate.aboveZero, .outsideBound, .noneToCompare,
 *   .reasonNeeded
 * Source: rule RC-3, areas/receipt/README.md
 */
export async function receiptPool(
  tx: Tx,
  actor: Actor,
  money: {
    readonly currencyId: BookCurrency;
    readonly amount: string;
    readonly day: Day;
    readonly officeId: string | null;
    readonly typedRate?: string | null | undefined;
    readonly rateReason?: string | null | undefined;
    /** The stored draft; a rate that it has already is not checked again. */
    readonly draft?: Rated | null;
  },
): Promise<MarkedPool> {
  const { currencyId, amount, day, officeId, typedRate, rateReason, draft = null } = money;
  if (typedRate && !isRate(typedRate)) {
    throw refuseRate("rate.aboveZero", {}, { field: "excRateUsdToLocal" });
  }
  const rates = await loadBoundRates(tx, actor, {
    currencies: [secondCurrency],
    days: [day],
    officeId,
  });
  const rate = findRate(rates.book, secondCurrency, localCurrency, day);
  if (typedRate) {
    const typed = { currency: secondCurrency, day, rate: typedRate };
    const stored = draft && {
      ...draft,
      currency: secondCurrency,
      day: draft.paymentDate,
      rate: draft.excRateUsdToLocal,
    };
    const { mark, wrong } = markRate(
      actor,
      { share: rates.share, ofDay: rate },
      {
        ...typed,
        field: "excRateUsdToLocal",
        reason: rateReason,
        kept: keptMark(stored, typed),
      },
    );
    refuseRates(await nameRateHolders(tx, actor, wrong));
    return { currencyId, amount, excRateUsdToLocal: typedRate, mark };
  }
  if (!rate && currencyId === secondCurrency) {
    throw refuseRate("rate.missing", { currency: secondCurrency, day: sayDay(day) });
  }
  return { currencyId, amount, excRateUsdToLocal: rate && rateText(rate), mark: withinBound };
}

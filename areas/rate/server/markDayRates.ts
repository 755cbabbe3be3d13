import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { lastDay } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { findRate, type Quotation } from "../model/rateBook.ts";
import type { RateOf } from "../model/rateKinds.ts";
import { type RateMark, withinBound } from "../model/typedRate.ts";
import { loadBoundRates } from "./loadRateBook.ts";
import { markRate } from "./markRate.ts";
import type { NewRate } from "./storeRates.ts";

/** A rate of a day as it is typed, with the field that a refusal marks. */
export interface TypedDayRate extends NewRate {
  readonly field: string;
  readonly reason: string | null;
}

/**
 * Compares rates of days with the rate before each of them, a rate of the same table included, and
 * returns their marks or refusals in their order.
 *
 * Shape: one statement. A rate before all others is compared with the newest one; the first rate of
 *   a currency has nothing to compare with.
 * Source: rule RT-9, areas/rate/README.md
 */
export async function markDayRates(
  tx: Tx,
  actor: Actor,
  rateOf: RateOf,
  rates: readonly TypedDayRate[],
): Promise<{ readonly mark: RateMark; readonly wrong: readonly FieldRefusal[] }[]> {
  const { book, share } = await loadBoundRates(tx, actor, {
    currencies: rates.flatMap((each) => [each.currencyFrom, each.currencyTo]),
    days: rates.length > 0 ? [...rates.map((each) => each.effectiveOn), lastDay] : [],
    officeId: actor.officeId,
    rateOf,
  });
  const known: Quotation[] = [...book];
  const order = rates
    .map((rate, at) => ({ rate, at }))
    .sort((a, b) => (a.rate.effectiveOn < b.rate.effectiveOn ? -1 : 1));
  const judged = new Map<number, ReturnType<typeof markRate>>();
  for (const { rate, at } of order) {
    const { currencyFrom, currencyTo, effectiveOn: day } = rate;
    const ofDay =
      findRate(known, currencyFrom, currencyTo, day) ??
      findRate(known, currencyFrom, currencyTo, lastDay);
    const currency =
      currencyTo === localCurrency ? currencyFrom : `${currencyFrom} › ${currencyTo}`;
    judged.set(
      at,
      ofDay
        ? markRate(actor, { share, ofDay }, { ...rate, currency, day })
        : { mark: withinBound, wrong: [] },
    );
    known.push({ ...rate, datetimeCreated: "" });
  }
  return rates.map((_, at) => judged.get(at) ?? { mark: withinBound, wrong: [] });
}

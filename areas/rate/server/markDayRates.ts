import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { lastDay } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { findRate } from "../model/rateBook.ts";
import type { RateOf } from "../model/rateKinds.ts";
import { keptMark, type RateMark, withinBound } from "../model/typedRate.ts";
import { loadComparedRates } from "./loadComparedRates.ts";
import { markRate } from "./markRate.ts";
import { nameRateHolders } from "./nameRateHolders.ts";
import { lockQuotations, type NewRate, pairOnDay, type StoredRate } from "./rateTable.ts";

/** A rate of a day as it is typed, with the field that a refusal marks. */
export interface TypedDayRate extends NewRate {
  readonly field: string;
  readonly reason: string | null;
}

/** The mark or the refusals of a rate of a day, and the rate that it replaces. */
export interface JudgedDayRate {
  readonly before: StoredRate | null;
  readonly mark: RateMark;
  readonly wrong: readonly FieldRefusal[];
}

/**
 * Compares rates of days with what was stored before each of them, and returns their marks or
 * refusals in their order.
 *
 * Shape: rates of one table do not count for each other. The first rate of a currency has nothing to
 *   compare with; a rate that its day has already is not compared again. Names the
 *   colleagues who may type a refused rate.
 * Source: rule RT-9, areas/rate/README.md
 */
export async function markDayRates(
  tx: Tx,
  actor: Actor,
  rateOf: RateOf,
  rates: readonly TypedDayRate[],
): Promise<JudgedDayRate[]> {
  const stored = new Map(
    (await lockQuotations(tx, actor.companyId, rateOf, rates)).map((each) => [
      pairOnDay(each),
      each,
    ]),
  );
  const { books, share } = await loadComparedRates(tx, actor, {
    currencies: rates.flatMap((each) => [each.currencyFrom, each.currencyTo]),
    days: rates.map((each) => each.effectiveOn),
    rateOf,
  });
  const found = rates.map((rate): JudgedDayRate => {
    const { currencyFrom, currencyTo, effectiveOn: day } = rate;
    const before = stored.get(pairOnDay(rate)) ?? null;
    const book = books.get(day) ?? [];
    const ofDay = findRate(book, currencyFrom, currencyTo, lastDay);
    if (!ofDay) return { before, mark: withinBound, wrong: [] };
    const currency =
      currencyTo === localCurrency ? currencyFrom : `${currencyFrom} › ${currencyTo}`;
    const typed = { ...rate, currency, day };
    const kept = keptMark(before && { ...before, currency, day }, typed);
    // A refusal names the day of the compared rate; a cross rate has none of its own.
    const compared = book.find(
      (each) => each.currencyFrom === currencyFrom && each.currencyTo === currencyTo,
    );
    const said = { ...typed, kept, day: compared?.effectiveOn ?? day };
    return { before, ...markRate(actor, { share, ofDay }, said) };
  });
  const wrong = found.flatMap((each) => each.wrong);
  const named = await nameRateHolders(tx, actor, wrong);
  const nameOf = new Map(wrong.map((each, at) => [each, named[at] ?? each]));
  return found.map((each) => ({
    ...each,
    wrong: each.wrong.map((one) => nameOf.get(one) ?? one),
  }));
}

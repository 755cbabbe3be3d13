import { localCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { inverse } from "@fairway/core/money/rate.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseRate } from "./refusals.ts";

/** One quotation: the value of one unit of `currencyFrom` in `currencyTo` from a day on. */
export interface Quotation {
  readonly currencyFrom: string;
  readonly currencyTo: string;
  readonly rate: DecimalText;
  readonly effectiveOn: Day;
  /** Within a day the latest quotation counts. */
  readonly datetimeCreated: string;
}

/** The quotations that a set of amounts needs, in any order. */
export type RateBook = readonly Quotation[];

/**
 * Returns the value of one unit of `from` in `to` on a day. Not rounded.
 *
 * Shape: the last quotation on or before the day; to the local currency directly, else the inverted
 *  reverse pair, else a cross rate over a currency that both are quoted with; two foreign currencies
 *  through the local one.
 * Refuses: rate.missing with the currency and the day; never 0, and 1 only for one currency
 * Source: rule RT-1, areas/rate/README.md
 */
export function rateOf(book: RateBook, from: string, to: string, day: Day): Decimal {
  if (from === to) return new Decimal(1);
  return toLocal(book, from, day).dividedBy(toLocal(book, to, day));
}

/** The rate of a day, or null when it is missing. */
export function findRate(book: RateBook, from: string, to: string, day: Day): Decimal | null {
  if (from === to) return new Decimal(1);
  const one = localRate(book, from, day);
  const other = localRate(book, to, day);
  return one && other ? one.dividedBy(other) : null;
}

function toLocal(book: RateBook, currency: string, day: Day): Decimal {
  const rate = localRate(book, currency, day);
  if (!rate) throw refuseRate("rate.missing", { currency, day: sayDay(day) });
  return rate;
}

function localRate(book: RateBook, currency: string, day: Day): Decimal | null {
  if (currency === localCurrency) return new Decimal(1);
  return pairRate(book, currency, localCurrency, day) ?? crossRate(book, currency, day);
}

function crossRate(book: RateBook, currency: string, day: Day): Decimal | null {
  const between = new Set<string>();
  for (const { currencyFrom, currencyTo } of book) {
    if (currencyFrom === currency) between.add(currencyTo);
    if (currencyTo === currency) between.add(currencyFrom);
  }
  // In a fixed order, so that one book always gives the same rate; USD is quoted most often.
  const order = [...between].sort(
    (a, b) => Number(b === "USD") - Number(a === "USD") || (a < b ? -1 : 1),
  );
  for (const middle of order) {
    const near = pairRate(book, currency, middle, day);
    const far = pairRate(book, middle, localCurrency, day);
    if (near && far) return near.times(far);
  }
  return null;
}

function pairRate(book: RateBook, from: string, to: string, day: Day): Decimal | null {
  const direct = latest(book, from, to, day);
  if (direct) return decimal(direct.rate);
  const reverse = latest(book, to, from, day);
  return reverse ? inverse(reverse.rate) : null;
}

function latest(book: RateBook, from: string, to: string, day: Day): Quotation | null {
  let found: Quotation | null = null;
  for (const each of book) {
    if (each.currencyFrom !== from || each.currencyTo !== to || each.effectiveOn > day) continue;
    if (!found || newer(each, found)) found = each;
  }
  return found;
}

function newer(one: Quotation, other: Quotation): boolean {
  if (one.effectiveOn !== other.effectiveOn) return one.effectiveOn > other.effectiveOn;
  return one.datetimeCreated > other.datetimeCreated;
}

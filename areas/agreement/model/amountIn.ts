import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";

/** A sum of amounts of one currency, and its values in VND and US dollars. */
export interface SumOfOne {
  readonly currencyId: string;
  readonly total: DecimalText;
  readonly vnd: DecimalText;
  /** Unknown when one of the amounts has no US dollar rate. */
  readonly usd: DecimalText | null;
}

/** The value of a currency in VND today; null without a rate. */
export type ToVnd = (currency: string) => Decimal | null;

/**
 * Returns a sum in a currency: VND and US dollars as in the books, its own currency as charged, any
 * other converted through VND at today's rate.
 *
 * Shape: null when the amount is unknown.
 * Source: rule BL-4, areas/balance/README.md
 */
export function amountIn(currency: string, sum: SumOfOne, toVnd: ToVnd): Decimal | null {
  if (currency === localCurrency) return decimal(sum.vnd);
  if (currency === secondCurrency) return sum.usd === null ? null : decimal(sum.usd);
  if (currency === sum.currencyId) return decimal(sum.total);
  const rate = toVnd(currency);
  return rate ? roundTo(decimal(sum.vnd).dividedBy(rate), currency) : null;
}

/** Adds amounts; an unknown amount makes the sum unknown. */
export function plusKnown(amounts: Iterable<Decimal | null>): Decimal | null {
  let whole = decimal("0");
  for (const amount of amounts) {
    if (amount === null) return null;
    whole = whole.plus(amount);
  }
  return whole;
}

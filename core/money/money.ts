import { decimalsOf } from "./currency.ts";
import { Decimal, type DecimalText, decimal } from "./decimal.ts";

/** An amount in one currency. On the wire `{ amount: "1250.00", currency: "USD" }`. */
export interface Money {
  readonly amount: Decimal;
  readonly currency: string;
}

/** Makes an amount, rounded to the decimals of its currency, half away from zero. */
export function money(amount: DecimalText | Decimal, currency: string): Money {
  return { amount: roundTo(decimal(amount), currency), currency };
}

/** Rounds to the decimals of a currency, half away from zero. */
export function roundTo(amount: Decimal, currency: string): Decimal {
  return amount.toDecimalPlaces(decimalsOf(currency), Decimal.ROUND_HALF_UP);
}

/** Adds two amounts of one currency. Two different currencies are a fault of the program, not of the user. */
export function plus(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`cannot add ${a.currency} and ${b.currency}`);
  return { amount: a.amount.plus(b.amount), currency: a.currency };
}

/** Multiplies by a quantity and rounds. */
export function times(a: Money, quantity: DecimalText | Decimal): Money {
  return money(a.amount.times(decimal(quantity)), a.currency);
}

/** Changes into another currency at `rate` (units of `to` for one unit of the amount) and rounds. */
export function convert(a: Money, rate: DecimalText | Decimal, to: string): Money {
  return money(a.amount.times(decimal(rate)), to);
}

/**
 * Divides an amount by weights; the last share with a weight takes the remainder, so the shares
 * always sum to the amount. If all weights are zero, the last share takes the whole amount.
 */
export function allocate(whole: Money, weights: readonly (DecimalText | Decimal)[]): Money[] {
  if (weights.length === 0) throw new Error("nothing to allocate to");
  const parts = weights.map(decimal);
  const total = parts.reduce((sum, each) => sum.plus(each), new Decimal(0));
  let last = parts.length - 1;
  while (last > 0 && parts[last]?.isZero() && !total.isZero()) last -= 1;
  let rest = whole.amount;
  const shares = parts.map((part, at) => {
    if (at === last || total.isZero()) return new Decimal(0);
    const share = roundTo(whole.amount.times(part).dividedBy(total), whole.currency);
    rest = rest.minus(share);
    return share;
  });
  shares[last] = rest;
  return shares.map((amount) => ({ amount, currency: whole.currency }));
}

/** Sums amounts per currency, in alphabetical order of the currency. */
export function totals(amounts: Iterable<Money>): Money[] {
  const byCurrency = new Map<string, Money>();
  for (const each of amounts) {
    const sofar = byCurrency.get(each.currency);
    byCurrency.set(each.currency, sofar ? plus(sofar, each) : each);
  }
  return [...byCurrency.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Writes an amount as text with exactly the decimals of its currency: "2920.52", "88607715". */
export function amountText(a: Money): DecimalText {
  return a.amount.toFixed(decimalsOf(a.currency), Decimal.ROUND_HALF_UP);
}

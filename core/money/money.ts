import { decimalsOf } from "./currency.ts";
import { Decimal, type DecimalText, decimal, sum } from "./decimal.ts";

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
 * Divides an amount by weights of zero or more, by the largest remainder: each share is the exact
 * one, rounded up or down to the currency, and the shares sum to the amount. Where rounding half
 * away from zero gives the sum, these are the shares. If all weights are zero, the last share takes
 * the whole amount.
 */
export function allocate(whole: Money, weights: readonly (DecimalText | Decimal)[]): Money[] {
  if (weights.length === 0) throw new Error("nothing to allocate to");
  const parts = weights.map(decimal);
  const total = sum(parts);
  const last = parts.length - 1;
  const exact = parts.map((part, at) => {
    if (total.isZero()) return at === last ? whole.amount : new Decimal(0);
    return whole.amount.times(part).dividedBy(total);
  });
  const decimals = decimalsOf(whole.currency);
  const shares = exact.map((each) => each.toDecimalPlaces(decimals, Decimal.ROUND_DOWN));
  const unit = new Decimal(10).pow(-decimals).times(whole.amount.isNegative() ? -1 : 1);
  const missing = whole.amount.minus(sum(shares)).dividedBy(unit).toNumber();
  const lost = exact.map((each, at) => each.minus(shares[at] ?? 0).abs());
  const most = [...parts.keys()].sort((a, b) =>
    (lost[b] as Decimal).comparedTo(lost[a] as Decimal),
  );
  for (const at of most.slice(0, missing)) shares[at] = unit.plus(shares[at] ?? 0);
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

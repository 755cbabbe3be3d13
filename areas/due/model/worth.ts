import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money, roundTo } from "@fairway/core/money/money.ts";

/** An amount in its own currency, in VND and in US dollars; null in US dollars without a rate. */
export interface Worth {
  readonly amount: DecimalText;
  readonly amountVnd: DecimalText;
  readonly amountUsd: DecimalText | null;
}

/** The negative amount. */
export function opposite({ amount, amountVnd, amountUsd }: Worth): Worth {
  const negated = (each: DecimalText) =>
    decimal(each).isZero() ? each : decimal(each).negated().toFixed();
  return {
    amount: negated(amount),
    amountVnd: negated(amountVnd),
    amountUsd: amountUsd === null ? null : negated(amountUsd),
  };
}

/** Sums two amounts of one currency. */
export function together(a: Worth, b: Worth): Worth {
  const added = (x: DecimalText, y: DecimalText) => decimal(x).plus(y).toFixed();
  return {
    amount: added(a.amount, b.amount),
    amountVnd: added(a.amountVnd, b.amountVnd),
    amountUsd:
      a.amountUsd === null || b.amountUsd === null ? a.amountUsd : added(a.amountUsd, b.amountUsd),
  };
}

/** Sums parts of money; in US dollars the sum is unknown where one part is. */
export function summed(parts: readonly Worth[]): Worth {
  const isKnown = parts.every(({ amountUsd }) => amountUsd !== null);
  const total = (read: (part: Worth) => DecimalText | null) => sum(parts.map(read)).toFixed();
  return {
    amount: total(({ amount }) => amount),
    amountVnd: total(({ amountVnd }) => amountVnd),
    amountUsd: isKnown ? total(({ amountUsd }) => amountUsd) : null,
  };
}

/** True when a part is not more than the whole, in each of its amounts that both know. */
export function covers(whole: Worth, part: Worth): boolean {
  return (
    decimal(whole.amount).gte(part.amount) &&
    decimal(whole.amountVnd).gte(part.amountVnd) &&
    (whole.amountUsd === null ||
      part.amountUsd === null ||
      decimal(whole.amountUsd).gte(part.amountUsd))
  );
}

/** The smaller of two amounts of one currency, in each of their amounts. */
export function smallest(a: Worth, b: Worth): Worth {
  const less = (x: DecimalText, y: DecimalText) => (decimal(x).lt(y) ? x : y);
  return {
    amount: less(a.amount, b.amount),
    amountVnd: less(a.amountVnd, b.amountVnd),
    amountUsd:
      a.amountUsd === null || b.amountUsd === null
        ? (a.amountUsd ?? b.amountUsd)
        : less(a.amountUsd, b.amountUsd),
  };
}

/**
 * A part of an amount with its share of the worth in VND and US dollars; the whole amount has the
 * whole worth.
 */
export function shareOf(whole: Worth, part: DecimalText): Worth {
  const share = (worth: DecimalText, currency: BookCurrency) => {
    if (decimal(part).equals(whole.amount)) return worth;
    const exact = decimal(worth).times(part).dividedBy(whole.amount);
    return amountText(money(roundTo(exact, currency), currency));
  };
  return {
    amount: part,
    amountVnd: share(whole.amountVnd, localCurrency),
    amountUsd: whole.amountUsd === null ? null : share(whole.amountUsd, secondCurrency),
  };
}

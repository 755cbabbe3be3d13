import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Surcharge } from "./surcharge.ts";

/** A rate with which a printed line is converted: VND for one unit of the currency. */
export interface LineRate {
  currency: string;
  rate: DecimalText;
  /** The line does not store the rate; it follows, rounded, from the amounts of the line. */
  near: boolean;
}

type RatedLine = Pick<Surcharge, "currencyId" | "finalExchangeRate" | "amountVnd" | "amountUsd"> &
  Partial<Pick<Surcharge, "excRateUsdToLocal">>;

/**
 * The rates with which a line is converted to VND and, on a paper in US dollars, to these.
 *
 * Shape: the dollar rate of a line in another currency is the stored one. A line of an invoice, or from
 *   before it was stored, has none; then it is the first of the possible rates that gives the dollars.
 */
export function lineRates(
  charge: RatedLine,
  currency: string,
  possible: readonly DecimalText[],
): LineRate[] {
  const rates: LineRate[] = [];
  if (charge.currencyId !== localCurrency) {
    const { currencyId, finalExchangeRate } = charge;
    rates.push({ currency: currencyId, rate: finalExchangeRate, near: false });
  }
  if (currency === secondCurrency && charge.currencyId !== secondCurrency) {
    const rate = dollarRate(charge, possible);
    if (rate) rates.push(rate);
  }
  return rates;
}

/** Checks whether two rates are the same rate of one currency. */
export function isSameRate(one: LineRate, other: LineRate): boolean {
  return one.currency === other.currency && decimal(one.rate).equals(decimal(other.rate));
}

function dollarRate(
  { amountVnd, amountUsd, excRateUsdToLocal: stored }: RatedLine,
  possible: readonly DecimalText[],
): LineRate | null {
  if (amountUsd === null) return null;
  if (stored) return { currency: secondCurrency, rate: stored, near: false };
  const [vnd, usd] = [decimal(amountVnd), decimal(amountUsd)];
  // Both amounts are rounded: the dollars by half a cent, the dong by half a dong.
  const exact = possible.find((rate) =>
    vnd.dividedBy(rate).minus(usd).abs().lte(decimal("0.5").dividedBy(rate).plus("0.005")),
  );
  if (exact) return { currency: secondCurrency, rate: exact, near: false };
  if (usd.isZero()) return null;
  const rate = vnd.dividedBy(usd).toDecimalPlaces(2).toFixed();
  return { currency: secondCurrency, rate, near: true };
}

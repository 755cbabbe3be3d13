import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { dollarRateOf } from "./dollarRateOf.ts";
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
 * Shape: a line of an invoice, or from before it was stored, has no dollar rate (`dollarRateOf`).
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
    const found = dollarRateOf(charge, possible);
    // A rate that follows from rounded amounts is printed with two decimals.
    const rate = found?.near ? decimal(found.rate).toDecimalPlaces(2).toFixed() : found?.rate;
    if (found && rate) rates.push({ currency: secondCurrency, rate, near: found.near });
  }
  return rates;
}

/** Checks whether two rates are the same rate of one currency. */
export function isSameRate(one: LineRate, other: LineRate): boolean {
  return one.currency === other.currency && decimal(one.rate).equals(decimal(other.rate));
}

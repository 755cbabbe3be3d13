import { Decimal, type DecimalText, decimal } from "./decimal.ts";

/** Decimals that a stored exchange rate keeps. */
export const rateDecimals = 8;

/** A rate as text with at most 8 decimals, without trailing zeros. */
export function rateText(rate: Decimal): DecimalText {
  return rate.toDecimalPlaces(rateDecimals, Decimal.ROUND_HALF_UP).toFixed();
}

/**
 * The rate as it is stored, so that an amount is computed with the rate that is shown; null when it
 * is too small to be stored.
 */
export function storedRate(rate: Decimal): Decimal | null {
  const stored = new Decimal(rateText(rate));
  return stored.isZero() ? null : stored;
}

/** The inverse rate: units of the first currency for one unit of the second. Not rounded. */
export function inverse(rate: DecimalText | Decimal): Decimal {
  const value = decimal(rate);
  if (value.lte(0)) throw new Error("a rate is greater than zero");
  return new Decimal(1).dividedBy(value);
}

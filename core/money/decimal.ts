import { Decimal as Base } from "decimal.js";

/**
 * Exact decimal arithmetic for money, rates and quantities: 40 digits, half away from zero.
 * These values never pass through a JavaScript number.
 */
export const Decimal = Base.clone({
  precision: 40,
  rounding: Base.ROUND_HALF_UP,
  toExpNeg: -40,
  toExpPos: 40,
});
export type Decimal = Base;

/** A decimal number as text, as it stands on the wire and in the database: "-1250.00". */
export type DecimalText = string;

/** Reads a decimal text; null, undefined and "" are zero. */
export function decimal(text: DecimalText | Decimal | null | undefined): Decimal {
  if (text === null || text === undefined || text === "") return new Decimal(0);
  return new Decimal(text);
}

/** The text without the zeros that the database adds, rounded to so many places if they are given. */
export function plainDecimal(text: DecimalText, places?: number): DecimalText {
  const value = decimal(text);
  return (places === undefined ? value : value.toDecimalPlaces(places)).toString();
}

/** True for a plain decimal text such as "12", "-0.5"; no exponent, no thousands separators. */
export function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Adds decimal texts; an empty list is zero. */
export function sum(values: Iterable<DecimalText | Decimal | null | undefined>): Decimal {
  let total = new Decimal(0);
  for (const value of values) total = total.plus(decimal(value));
  return total;
}

/** Adds amounts; null where one of them is unknown. */
export function sumKnown(values: readonly (DecimalText | Decimal | null)[]): Decimal | null {
  return values.includes(null) ? null : sum(values);
}

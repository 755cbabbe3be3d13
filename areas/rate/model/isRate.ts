import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";

/** Is this a rate: greater than zero, within a sensible range, with at most eight decimals? */
export function isRate(text: DecimalText): boolean {
  const value = decimal(text);
  return value.gt(0) && value.lt(new Decimal("1e12")) && value.decimalPlaces() <= 8;
}

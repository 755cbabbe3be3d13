import { Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";

/**
 * Divides an amount in VND by weights into whole dong; the parts come to the amount, the first ones take
 * what is left of the division.
 */
export function spread(total: DecimalText, weights: readonly number[]): DecimalText[] {
  const all = weights.reduce((one, other) => one + other, 0);
  if (all <= 0) return weights.map(() => "0");
  const parts = weights.map((weight) =>
    decimal(total).times(weight).dividedBy(all).toDecimalPlaces(0, Decimal.ROUND_DOWN),
  );
  const left = decimal(total).minus(sum(parts));
  const one = new Decimal(left.lt(0) ? -1 : 1);
  return parts.map((part, at) => (left.abs().gt(at) ? part.plus(one) : part).toFixed(0));
}

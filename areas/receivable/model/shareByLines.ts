import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";

/**
 * Divides an amount by the weights of its lines: each share is rounded, the last one is what is
 * left, so that the shares add up to the amount. Without weights the last share is all.
 *
 * Source: rule RV-7, areas/receivable/README.md
 */
export function shareByLines(
  amount: DecimalText,
  currency: string,
  weights: readonly DecimalText[],
): DecimalText[] {
  const whole = sum(weights);
  const last = weights.length - 1;
  const shares = weights
    .slice(0, last)
    .map((weight) =>
      whole.isZero()
        ? decimal("0")
        : roundTo(decimal(amount).times(weight).dividedBy(whole), currency),
    );
  return [...shares, decimal(amount).minus(sum(shares))].map((each) => each.toFixed());
}

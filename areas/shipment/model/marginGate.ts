import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";

/** What a job earns before VAT in VND, and the margin above which its office wants a reason. */
export interface EarnedMargin {
  readonly sellingVnd: DecimalText;
  readonly buyingVnd: DecimalText;
  readonly marginCap: DecimalText;
}

/**
 * The side on which the margin of a job needs a reason: too low at no profit or a loss, too high above
 * the cap of its office; null between them.
 *
 * Shape: compared as amounts, because a percentage is rounded. A job without buying has 100 %.
 * Source: rule SH-37, areas/shipment/README.md
 */
export function oddMargin({
  sellingVnd,
  buyingVnd,
  marginCap,
}: EarnedMargin): "low" | "high" | null {
  const profit = decimal(sellingVnd).minus(decimal(buyingVnd));
  if (profit.lte(0)) return "low";
  return profit.times(100).gt(decimal(sellingVnd).times(marginCap)) ? "high" : null;
}

/** The margin in percent of selling to one decimal; null without selling. */
export function marginOf({ sellingVnd, buyingVnd }: EarnedMargin): DecimalText | null {
  const selling = decimal(sellingVnd);
  if (selling.lte(0)) return null;
  return selling.minus(decimal(buyingVnd)).times(100).dividedBy(selling).toFixed(1);
}

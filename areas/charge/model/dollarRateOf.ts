import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { rateText } from "@fairway/core/money/rate.ts";
import type { Surcharge } from "./surcharge.ts";

type RatedLine = Pick<Surcharge, "amountVnd" | "amountUsd"> &
  Partial<Pick<Surcharge, "excRateUsdToLocal">>;

/**
 * The rate of a line's dollars, VND for one: the stored one; of a line from before it was stored the
 * first of the possible rates that gives the dollars, else the one that follows from both amounts.
 *
 * Shape: `near` when it follows from rounded amounts; null when the line has no dollars.
 */
export function dollarRateOf(
  { amountVnd, amountUsd, excRateUsdToLocal: stored }: RatedLine,
  possible: readonly DecimalText[] = [],
): { readonly rate: DecimalText; readonly near: boolean } | null {
  if (amountUsd === null) return null;
  if (stored) return { rate: stored, near: false };
  const [vnd, usd] = [decimal(amountVnd), decimal(amountUsd)];
  // Both amounts are rounded: the dollars by half a cent, the dong by half a dong.
  const exact = possible.find((rate) =>
    vnd.dividedBy(rate).minus(usd).abs().lte(decimal("0.5").dividedBy(rate).plus("0.005")),
  );
  if (exact) return { rate: exact, near: false };
  return usd.isZero() ? null : { rate: rateText(vnd.dividedBy(usd)), near: true };
}

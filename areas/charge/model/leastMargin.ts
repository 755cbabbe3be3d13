import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { TwoSums } from "./chargeTotals.ts";

/** The minimum profit of a job of a service; a figure that is null has no minimum. */
export interface LeastMargin {
  readonly minProfitMarginPercent: DecimalText | null;
  readonly minProfit: DecimalText | null;
  readonly currencyId: BookCurrency;
}

/** Profit as a percentage of selling, to one decimal. Shape: null if unknown or without selling. */
export function marginPercent(selling: TwoSums, profit: TwoSums): DecimalText | null {
  if (selling.vnd === null || profit.vnd === null || decimal(selling.vnd).lte(0)) return null;
  return decimal(profit.vnd).times(100).dividedBy(decimal(selling.vnd)).toFixed(1);
}

/**
 * Checks whether lines earn less than their office's minimum; without a minimum, whether they lose
 * money.
 *
 * Shape: an unknown amount never counts as too low. Costs without any selling are below every
 *   percentage.
 */
export function isBelowLeast(
  sums: { readonly selling: TwoSums; readonly buying: TwoSums; readonly profit: TwoSums },
  least: LeastMargin | null,
): boolean {
  const { selling, buying, profit } = sums;
  if (profit.vnd !== null && decimal(profit.vnd).lt(0)) return true;
  const isEmpty = [selling, buying].every(
    (each) => each.vnd !== null && decimal(each.vnd).isZero(),
  );
  if (!least || isEmpty) return false;
  const earned = least.currencyId === localCurrency ? profit.vnd : profit.usd;
  if (least.minProfit !== null && earned !== null && decimal(earned).lt(least.minProfit)) {
    return true;
  }
  if (least.minProfitMarginPercent === null || profit.vnd === null || selling.vnd === null) {
    return false;
  }
  // Compared as amounts, because the shown percentage is rounded.
  const asked = decimal(selling.vnd).times(least.minProfitMarginPercent).dividedBy(100);
  return decimal(profit.vnd).lt(asked);
}

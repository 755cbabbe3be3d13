import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { ProfitFault } from "./costing.ts";

/**
 * Checks the profit of a job against its mark "no profit": a marked job earns nothing, every other one
 * does, also when its missing costs are keyed.
 *
 * Shape: a job without lines and missing costs, and an unknown amount, has no fault.
 * Source: rule KO-8, areas/costing/README.md
 */
export function profitFault(job: {
  readonly noProfit: boolean;
  readonly hasLines: boolean;
  readonly profit: DecimalText | null;
  /** After the missing costs. */
  readonly profitSoon: DecimalText | null;
}): ProfitFault | null {
  const { noProfit, hasLines, profit, profitSoon } = job;
  const earns = (amount: DecimalText | null) => amount === null || decimal(amount).gt(0);
  if (noProfit) return profit !== null && earns(profit) ? "earnsDespiteMark" : null;
  if (hasLines && !earns(profit)) return "earnsNothing";
  return hasLines && !earns(profitSoon) ? "earnsNothingSoon" : null;
}

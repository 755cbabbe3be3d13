import { amountText, money } from "@fairway/core/money/money.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, sum, sumKnown } from "@fairway/core/money/decimal.ts";

/** The amounts of a document that a billing adds up; what we owe is negative. */
export interface CombinedAmounts {
  readonly amountVnd: DecimalText;
  readonly amountUsd: DecimalText | null;
}

/**
 * The net position over documents, in VND and in US dollars; unknown in US dollars where a document
 * is.
 *
 * Source: rule CB-4, areas/combine/README.md
 */
export function netOf(lines: readonly CombinedAmounts[]): {
  readonly totalAmountVnd: DecimalText;
  readonly totalAmountUsd: DecimalText | null;
} {
  const vnd = sum(lines.map(({ amountVnd }) => amountVnd));
  const usd = sumKnown(lines.map(({ amountUsd }) => amountUsd));
  return {
    totalAmountVnd: amountText(money(vnd, localCurrency)),
    totalAmountUsd: usd && amountText(money(usd, secondCurrency)),
  };
}

import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";

/** An amount with both currencies of the books. */
export interface BothAmounts {
  readonly amount: DecimalText;
  readonly amountVnd: DecimalText;
  readonly amountUsd: DecimalText;
}

/**
 * The amounts of a line at the rate of the request date: its own, in VND and in USD.
 *
 * Unit: `rate` is VND for one dollar.
 * Source: rule AD-3
 */
export function lineAmounts(
  amount: DecimalText,
  currency: BookCurrency,
  rate: DecimalText | Decimal,
): BothAmounts {
  const own = decimal(amount);
  const isLocal = currency === localCurrency;
  const vnd = isLocal ? own : own.times(decimal(rate));
  const usd = isLocal ? own.dividedBy(decimal(rate)) : own;
  return {
    amount: amountText(money(own, currency)),
    amountVnd: amountText(money(vnd, localCurrency)),
    amountUsd: amountText(money(usd, secondCurrency)),
  };
}

/** The amounts of an advance: the sums of those of its lines, never converted again. Rule AD-3 */
export function sumOfLines(lines: readonly BothAmounts[], currency: BookCurrency): BothAmounts {
  const total = (read: (line: BothAmounts) => DecimalText, unit: string) =>
    amountText(money(sum(lines.map((line) => decimal(read(line)))), unit));
  return {
    amount: total((line) => line.amount, currency),
    amountVnd: total((line) => line.amountVnd, localCurrency),
    amountUsd: total((line) => line.amountUsd, secondCurrency),
  };
}

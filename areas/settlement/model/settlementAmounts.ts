import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";

/** The amounts of a line on a settlement; those in dollars are null where they are unknown. */
export interface SettledAmounts {
  readonly side: "debit" | "credit";
  readonly netVnd: DecimalText;
  readonly vatVnd: DecimalText;
  readonly netUsd: DecimalText | null;
  readonly vatUsd: DecimalText | null;
}

/** The amounts in both currencies; null where one of the lines has none. */
export interface BothSums {
  readonly vnd: DecimalText;
  readonly usd: DecimalText | null;
}

/** The part of an advance for a house. */
interface AdvancePart {
  readonly advanceId: string;
  readonly hblid: string;
  readonly amountVnd: DecimalText;
  readonly amountUsd: DecimalText;
}

/** The sums of the lines that are settled; what is sold is claimed and counts nothing. Rule ST-2 */
export function sumOfSettled(lines: readonly SettledAmounts[]): BothSums {
  const counted = lines.filter(({ side }) => side === "credit");
  const vnd = sum(counted.flatMap((each) => [each.netVnd, each.vatVnd]));
  const known = counted.every((each) => each.netUsd !== null && each.vatUsd !== null);
  const usd = sum(counted.flatMap((each) => [each.netUsd, each.vatUsd]));
  return {
    vnd: amountText(money(vnd, localCurrency)),
    usd: known ? amountText(money(usd, secondCurrency)) : null,
  };
}

/** The sum in the currency of the settlement; null where it is unknown. */
export const sumIn = (currency: BookCurrency, { vnd, usd }: BothSums) =>
  currency === localCurrency ? vnd : usd;

/** The advance less the amount; without an advance what the company pays, below zero. Rule ST-4 */
export function balanceOf(
  currency: BookCurrency,
  advanceAmount: DecimalText | null,
  amount: DecimalText,
): DecimalText {
  return amountText(money(decimal(advanceAmount).minus(amount), currency));
}

/**
 * The sum of advances in the currency of the settlement, each part once, from the stored amounts of
 * their lines; null without an advance.
 *
 * Source: rule ST-4
 */
export function advanceSum(
  currency: BookCurrency,
  parts: readonly AdvancePart[],
): DecimalText | null {
  if (parts.length === 0) return null;
  const once = new Map(parts.map((each) => [`${each.advanceId} ${each.hblid}`, each]));
  const amounts = [...once.values()].map((each) =>
    decimal(currency === localCurrency ? each.amountVnd : each.amountUsd),
  );
  return amountText(money(sum(amounts), currency));
}

/** Who has to pay after a settlement. */
export function whoOwes(balanceAmount: DecimalText): "requester" | "company" | "nobody" {
  const balance: Decimal = decimal(balanceAmount);
  if (balance.isZero()) return "nobody";
  return balance.gt(0) ? "requester" : "company";
}

/** An amount in VND at a typed rate. Rule ST-6 */
export const atRate = (amount: DecimalText, rate: DecimalText) =>
  amountText(money(decimal(amount).times(rate), localCurrency));

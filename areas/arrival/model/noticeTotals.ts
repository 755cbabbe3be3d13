import { localCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { ShownArrivalLine } from "./arrivalLine.ts";

/** What the totals of a notice read of a line. */
export type CountedLine = Pick<
  ShownArrivalLine,
  "currencyId" | "total" | "amountVnd" | "vatAmountVnd" | "isTick"
>;

/** The sums of a notice. */
export interface NoticeTotals {
  readonly totals: { readonly currencyId: string; readonly total: DecimalText }[];
  readonly totalVnd: DecimalText;
}

/** Adds up the ticked lines of a notice, by currency and in VND. Rule AR-3 */
export function noticeTotals(lines: readonly CountedLine[]): NoticeTotals {
  const counted = lines.filter(({ isTick }) => isTick);
  const currencies = [...new Set(counted.map(({ currencyId }) => currencyId))].toSorted();
  const text = (amount: ReturnType<typeof sum>, currency: string) =>
    amountText(money(amount, currency));
  return {
    totals: currencies.map((currencyId) => {
      const own = counted.filter((line) => line.currencyId === currencyId);
      return { currencyId, total: text(sum(own.map(({ total }) => total)), currencyId) };
    }),
    totalVnd: text(
      sum(counted.flatMap(({ amountVnd, vatAmountVnd }) => [amountVnd, vatAmountVnd])),
      localCurrency,
    ),
  };
}

import { amountText, money } from "@fairway/core/money/money.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { type SoaTotals, type SoaType, sideOf } from "./soa.ts";

/** The amounts of a line that a statement adds up. */
export interface SummedLine {
  readonly jobId: string;
  readonly amountVnd: DecimalText;
  readonly vatAmountVnd: DecimalText;
  readonly amountUsd: DecimalText | null;
  readonly vatAmountUsd: DecimalText | null;
  /** What the statement adds to the VND amounts. */
  readonly netAdjustVnd?: DecimalText;
  readonly vatAdjustVnd?: DecimalText;
}

/** The VND of a line with what its statement adds. */
export function vndOf(line: SummedLine) {
  return sum([
    line.amountVnd,
    line.vatAmountVnd,
    line.netAdjustVnd ?? "0",
    line.vatAdjustVnd ?? "0",
  ]);
}

/** The sums of lines of one side in VND and in US dollars. Source: rule SO-5 */
export function totalsOf(type: SoaType, lines: readonly SummedLine[]): SoaTotals {
  const vnd = sum(lines.map(vndOf));
  const isKnown = lines.every((each) => each.amountUsd !== null && each.vatAmountUsd !== null);
  const usd = sum(
    lines.flatMap(({ amountUsd, vatAmountUsd }) => [amountUsd ?? "0", vatAmountUsd ?? "0"]),
  );
  const text = (amount: typeof vnd, currency: string) => amountText(money(amount, currency));
  const none = (currency: string) => text(decimal("0"), currency);
  const split = (amount: typeof vnd, currency: string) =>
    sideOf(type) === "debit"
      ? {
          debit: text(amount, currency),
          credit: none(currency),
          balance: text(amount, currency),
        }
      : {
          debit: none(currency),
          credit: text(amount, currency),
          balance: text(amount.negated(), currency),
        };
  return {
    [localCurrency]: split(vnd, localCurrency),
    [secondCurrency]: isKnown
      ? split(usd, secondCurrency)
      : { debit: null, credit: null, balance: null },
  };
}

/** The amounts of the head of a statement; null where a line has none in its currency. */
export function headSums(type: SoaType, currencyId: BookCurrency, lines: readonly SummedLine[]) {
  const totals = totalsOf(type, lines);
  const { debit, credit } = totals[currencyId];
  if (debit === null || credit === null) return null;
  const side = sideOf(type);
  return {
    debitAmount: debit,
    creditAmount: credit,
    totalVnd: totals.VND[side],
    totalUsd: totals.USD[side],
    totalShipment: new Set(lines.map(({ jobId }) => jobId)).size,
    totalCharge: lines.length,
  };
}

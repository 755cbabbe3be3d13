import type { CountedCharge } from "./chargeTotals.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";

/** The sum of lines in one currency. */
interface LineTotal {
  readonly currencyId: string;
  readonly net: DecimalText;
  readonly vat: DecimalText;
  readonly total: DecimalText;
}

/** The sums of a document's lines; totalUsd is null when a line has no amount in US dollars. */
export interface LineTotals {
  readonly totals: LineTotal[];
  readonly totalVnd: DecimalText;
  readonly totalUsd: DecimalText | null;
}

type Line = Omit<CountedCharge, "type">;

/** Sums the lines of a document: one total per currency, and the stored VND and USD amounts. */
export function lineTotals(lines: readonly Line[]): LineTotals {
  const byCurrency = new Map<string, Line[]>();
  for (const line of lines) {
    byCurrency.set(line.currencyId, [...(byCurrency.get(line.currencyId) ?? []), line]);
  }
  const totals = [...byCurrency]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currencyId, those]) => {
      const net = sum(those.map((each) => each.netAmount));
      const vat = sum(those.map((each) => each.vatAmount));
      const text = (amount: typeof net) => amountText(money(amount, currencyId));
      return { currencyId, net: text(net), vat: text(vat), total: text(net.plus(vat)) };
    });
  const vnd = sum(lines.flatMap((each) => [each.amountVnd, each.vatAmountVnd]));
  const usd = sum(lines.flatMap((each) => [each.amountUsd, each.vatAmountUsd]));
  const known = lines.every((each) => each.amountUsd !== null && each.vatAmountUsd !== null);
  return {
    totals,
    totalVnd: amountText(money(vnd, localCurrency)),
    totalUsd: known ? amountText(money(usd, secondCurrency)) : null,
  };
}

/**
 * The total of a document in its own currency: the stored VND or USD amounts; in any other currency
 * the sum over its lines, each with its own total or by way of VND at the document's rate, rounded.
 *
 * Shape: null for US dollars when a line has no amount in them.
 */
export function totalIn(
  currencyId: string,
  lines: readonly Line[],
  exchangeRate: DecimalText,
): DecimalText | null {
  if (currencyId === localCurrency) return lineTotals(lines).totalVnd;
  if (currencyId === secondCurrency) return lineTotals(lines).totalUsd;
  const inCurrency = lines.map((each) => {
    if (each.currencyId === currencyId) return decimal(each.netAmount).plus(each.vatAmount);
    const vnd = decimal(each.amountVnd).plus(decimal(each.vatAmountVnd));
    return money(vnd.dividedBy(exchangeRate), currencyId).amount;
  });
  return amountText(money(sum(inCurrency), currencyId));
}

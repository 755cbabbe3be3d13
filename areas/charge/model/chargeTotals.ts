import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money, totals } from "@fairway/core/money/money.ts";
import type { LineType, SurchargeType } from "./surcharge.ts";

/** The fields of a line from which totals and profit are computed. */
export interface CountedCharge {
  readonly type: LineType;
  readonly currencyId: string;
  readonly netAmount: DecimalText;
  readonly vatAmount: DecimalText;
  readonly amountVnd: DecimalText | null;
  readonly vatAmountVnd: DecimalText | null;
  readonly amountUsd: DecimalText | null;
  readonly vatAmountUsd: DecimalText | null;
}

/** The fields of a line, or of a sum of lines, from which profit is computed. */
export type EarningCharge = Pick<CountedCharge, "type" | "amountVnd" | "amountUsd">;

/**
 * A sum in the books' two currencies; null when one of its lines has no amount in that currency.
 */
export interface TwoSums {
  readonly vnd: DecimalText | null;
  readonly usd: DecimalText | null;
}

/** The profit of a bill or a job before VAT; on-behalf amounts are separate and no part of it. */
export interface ChargeProfit {
  readonly buying: TwoSums;
  readonly selling: TwoSums;
  readonly onBehalf: TwoSums;
  readonly profit: TwoSums;
}

/** The totals of lines with VAT: one per currency, and in VND and USD. */
export interface ChargeTotals {
  readonly byCurrency: readonly { readonly currency: string; readonly amount: DecimalText }[];
  readonly gross: TwoSums;
  readonly net: TwoSums;
}

/** Sums lines per currency and in VND and USD. */
export function chargeTotals(charges: readonly CountedCharge[]): ChargeTotals {
  const amounts = charges.map((each) =>
    money(decimal(each.netAmount).plus(decimal(each.vatAmount)), each.currencyId),
  );
  return {
    byCurrency: totals(amounts).map((each) => ({
      currency: each.currency,
      amount: amountText(each),
    })),
    gross: {
      vnd: sumOf(charges, localCurrency, (each) => [each.amountVnd, each.vatAmountVnd]),
      usd: sumOf(charges, secondCurrency, (each) => [each.amountUsd, each.vatAmountUsd]),
    },
    net: netOf(charges),
  };
}

/** Computes the profit of lines: selling less buying, before VAT. */
export function chargeProfit(charges: readonly EarningCharge[]): ChargeProfit {
  const netOfType = (type: SurchargeType) => netOf(charges.filter((each) => each.type === type));
  const [buying, selling, onBehalf] = [netOfType("BUY"), netOfType("SELL"), netOfType("OBH")];
  return { buying, selling, onBehalf, profit: profitOf(selling, buying) };
}

/** Selling less buying; null if either is unknown. */
export function profitOf(selling: TwoSums, buying: TwoSums): TwoSums {
  return {
    vnd: less(selling.vnd, buying.vnd, localCurrency),
    usd: less(selling.usd, buying.usd, secondCurrency),
  };
}

function netOf(charges: readonly EarningCharge[]): TwoSums {
  return {
    vnd: sumOf(charges, localCurrency, (each) => [each.amountVnd]),
    usd: sumOf(charges, secondCurrency, (each) => [each.amountUsd]),
  };
}

function sumOf<Charge>(
  charges: readonly Charge[],
  currency: string,
  parts: (charge: Charge) => readonly (DecimalText | null)[],
): DecimalText | null {
  let sum = new Decimal(0);
  for (const part of charges.flatMap(parts)) {
    if (part === null) return null;
    sum = sum.plus(part);
  }
  return amountText(money(sum, currency));
}

function less(a: DecimalText | null, b: DecimalText | null, currency: string): DecimalText | null {
  if (a === null || b === null) return null;
  return amountText(money(decimal(a).minus(b), currency));
}

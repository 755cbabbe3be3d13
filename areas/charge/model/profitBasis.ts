import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { type ChargeProfit, chargeProfit } from "./chargeTotals.ts";
import type { SurchargeType } from "./surcharge.ts";

/**
 * What counts as earned: every line, those that are billed, or what is paid of them.
 *
 * Source: rule CH-30, areas/charge/README.md
 */
export const profitBases = ["expected", "billed", "paid"] as const;
export type ProfitBasis = (typeof profitBases)[number];

/** The titles of the bases. */
export const basisWords = {
  expected: { en: "Expected", vi: "Dự kiến" },
  billed: { en: "Billed (on documents)", vi: "Đã lập chứng từ" },
  paid: { en: "Paid", vi: "Đã thanh toán" },
} as const satisfies Record<ProfitBasis, object>;

/** The profit of some lines on each basis. */
export type ProfitOfBases = Readonly<Record<ProfitBasis, ChargeProfit>>;

type Column = `${ProfitBasis}${"Vnd" | "Usd"}`;

/**
 * The sums of the lines of one type on each basis. Shape: null in VND for a basis without lines, in
 * US dollars also while one of them is unknown; the type is null where there is no line at all.
 */
export type EarnedSums = { readonly type: SurchargeType | null } & {
  readonly [Of in Column]: DecimalText | null;
};

/** Computes the profit of sums of lines on each basis. */
export function profitByBasis(sums: readonly EarnedSums[]): ProfitOfBases {
  const on = (basis: ProfitBasis) =>
    chargeProfit(
      sums.flatMap((each) => {
        const amountVnd = each[`${basis}Vnd`];
        if (each.type === null || amountVnd === null) return [];
        return [{ type: each.type, amountVnd, amountUsd: each[`${basis}Usd`] }];
      }),
    );
  return { expected: on("expected"), billed: on("billed"), paid: on("paid") };
}

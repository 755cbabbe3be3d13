import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";

/** The revenue tons of loose goods by sea: the larger of m³ and tons, three decimals. Rule GO-4. */
export function revenueTons(cbm: DecimalText | null, grossWeight: DecimalText | null): DecimalText {
  return Decimal.max(decimal(cbm), decimal(grossWeight).div(1000)).toFixed(3);
}

/** The revenue tons that are charged: at least the minimum of the tariff. Rule GO-4. */
export function chargedTons(tons: DecimalText, minimum: DecimalText = "1"): DecimalText {
  return Decimal.max(decimal(tons), decimal(minimum)).toFixed(3);
}

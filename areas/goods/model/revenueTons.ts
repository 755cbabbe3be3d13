import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";

/** The revenue tons of loose goods by sea: the larger of m³ and tons, three decimals. Rule GO-4. */
export function revenueTons(cbm: DecimalText | null, grossWeight: DecimalText | null): DecimalText {
  return Decimal.max(decimal(cbm), decimal(grossWeight).div(1000)).toFixed(3);
}

/** The revenue tons that are charged: at least the minimum of the tariff. Rule GO-4. */
export function chargedTons(tons: DecimalText, minimum: DecimalText = "1"): DecimalText {
  return Decimal.max(decimal(tons), decimal(minimum)).toFixed(3);
}

/** The revenue tons of a job or bill; null where freight is not charged by them. */
export interface Tons {
  readonly revenueTons: DecimalText | null;
  readonly chargedTons: DecimalText | null;
}

/** The revenue tons of goods and those that are charged, as their service charges them. Rule GO-4. */
export function tonsOf(
  { leastTons }: Pick<Service, "leastTons">,
  goods: { readonly cbm: DecimalText | null; readonly grossWeight: DecimalText | null },
): Tons {
  if (!leastTons) return { revenueTons: null, chargedTons: null };
  const tons = revenueTons(goods.cbm, goods.grossWeight);
  return { revenueTons: tons, chargedTons: chargedTons(tons, leastTons) };
}

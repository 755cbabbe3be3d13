import { decimal, type Decimal, type DecimalText, sum } from "@fairway/core/money/decimal.ts";
import type { RangeType } from "./tariffWords.ts";

/** The figures of the goods for which prices are looked up. */
export interface GoodsFigures {
  readonly gw?: DecimalText | null | undefined;
  readonly nw?: DecimalText | null | undefined;
  readonly cbm?: DecimalText | null | undefined;
  readonly packages?: DecimalText | null | undefined;
  /** How many customs declarations. */
  readonly customClearance?: DecimalText | null | undefined;
  /** How many containers of each type, by its unit. */
  readonly containers?:
    | readonly { readonly unitId: string; readonly quantity: DecimalText }[]
    | null
    | undefined;
}

/** The unit of a line: its id, and whether it is one size of container. */
export interface UnitOfLine {
  readonly unitId: string;
  readonly isContainerSize: boolean;
}

/**
 * The quantity of a line: a figure of the goods, or 1 for a line without one. A line whose unit is a
 * size of container counts the containers of this size only.
 *
 * Source: rule TF-10
 */
export function quantityOf(
  rangeType: RangeType | null,
  { unitId, isContainerSize }: UnitOfLine,
  goods: GoodsFigures,
): Decimal {
  switch (rangeType) {
    case null:
      return decimal("1");
    case "CBM":
      return decimal(goods.cbm);
    case "GW":
      return decimal(goods.gw);
    case "NW":
      return decimal(goods.nw);
    case "Package":
      return decimal(goods.packages);
    case "CustomClearance":
      return decimal(goods.customClearance);
    case "Container": {
      const counted = (goods.containers ?? []).filter(
        (each) => !isContainerSize || each.unitId === unitId,
      );
      return sum(counted.map((each) => each.quantity));
    }
  }
}

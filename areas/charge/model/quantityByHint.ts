import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { decimal } from "@fairway/core/money/decimal.ts";

/** The figures of a shipment from which quantities are taken; null where a figure is unknown. */
export interface ShipmentFigures {
  readonly gw: DecimalText | null;
  readonly nw: DecimalText | null;
  readonly cw: DecimalText | null;
  readonly cbm: DecimalText | null;
  readonly package: DecimalText | null;
  readonly cont: DecimalText | null;
  /** The number of containers of each type, by the type's id. */
  readonly contOfType: Readonly<Record<string, DecimalText>>;
}

/**
 * The quantity that a usual charge takes from its shipment; null when it must be typed.
 *
 * Shape: a charge by container counts containers of its unit's type, or all if its unit is no
 *   container type.
 * Source: rule CH-12, areas/charge/README.md
 */
export function quantityByHint(
  hint: string,
  unit: { readonly id: string; readonly isContainer: boolean },
  figures: ShipmentFigures,
): DecimalText | null {
  const { contOfType, ...sums } = figures;
  const figure =
    (hint === "cont" && unit.isContainer ? contOfType[unit.id] : sums[hint as keyof typeof sums]) ??
    null;
  return figure === null || decimal(figure).isZero() ? null : decimal(figure).toFixed();
}

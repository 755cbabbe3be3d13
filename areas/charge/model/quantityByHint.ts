import {
  type QuantityType,
  quantityTypeNames,
} from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { decimalText, id } from "@fairway/core/contract/shapes.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";

const figure = decimalText.nullable();

/** The figures of a shipment from which quantities are taken; null where a figure is unknown. */
export const shipmentFigures = z.object({
  gw: figure,
  nw: figure,
  cw: figure,
  hw: figure,
  cbm: figure,
  package: figure,
  cont: figure,
  /** The number of containers of each type, by the type's id. */
  contOfType: z.record(id, decimalText),
});
export type ShipmentFigures = Readonly<z.output<typeof shipmentFigures>>;

/** The figures of both sides of a bill, and the units that are types of container. */
export const billFigures = z.object({
  BUY: shipmentFigures,
  /** Of lines on behalf, too. */
  SELL: shipmentFigures,
  containerUnits: z.array(id),
  /** The units of figures that have one: weights and the volume. */
  unitsOfFigures: z.partialRecord(
    z.enum(quantityTypeNames),
    z.object({ id, code: z.string(), name: z.string() }),
  ),
});
export type BillFigures = Readonly<z.output<typeof billFigures>>;

/**
 * The quantity that a usual charge takes from its shipment; null when it must be typed.
 *
 * Shape: a charge by container counts containers of its unit's type, or all if its unit is no
 *   container type.
 * Source: rule CH-12, areas/charge/README.md
 */
export function quantityByHint(
  hint: QuantityType,
  unit: { readonly id: string; readonly isContainer: boolean },
  figures: ShipmentFigures,
): DecimalText | null {
  const { contOfType, ...sums } = figures;
  const found = (hint === "cont" && unit.isContainer ? contOfType[unit.id] : sums[hint]) ?? null;
  return found === null || decimal(found).isZero() ? null : decimal(found).toFixed();
}

/** What names the quantity of a line. */
export interface HintedLine {
  readonly type: "BUY" | "SELL" | "OBH";
  readonly quantityType: QuantityType | null;
  readonly unitId: string | null;
}

/** The quantity that a line of a bill has by its figure; null without one, or where it is unknown. */
export function quantityOnBill(
  { type, quantityType, unitId }: HintedLine,
  figures: BillFigures,
): DecimalText | null {
  if (quantityType === null) return null;
  const unit = { id: unitId ?? "", isContainer: figures.containerUnits.includes(unitId ?? "") };
  return quantityByHint(quantityType, unit, figures[type === "BUY" ? "BUY" : "SELL"]);
}

/** The code of the unit in which a figure is given; counts have the unit of their charge. */
export const unitCodeOf = {
  gw: "KGS",
  nw: "KGS",
  cw: "KGS",
  hw: "KGS",
  cbm: "CBM",
} as const satisfies Partial<Record<QuantityType, string>>;

import { Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";

/** The cm³ of one kilogram of volume weight. */
export const hwConstant = 6000;
/** The kilograms of volume weight of one m³. */
const kgPerCbm = "166.67";

/** How a carrier rounds a weight, and whether it rounds line by line or the total. */
export interface WeightRounding {
  readonly applyDim: string | null;
  readonly roundUpMethod: string | null;
}

/** The sides of one package in cm, and the number of such packages. */
export interface Sides {
  readonly length: DecimalText;
  readonly width: DecimalText;
  readonly height: DecimalText;
  readonly package: number;
}

/** A line with its volume weight in kg and its volume in m³, each with three decimals. */
export interface Measured {
  readonly package: number;
  readonly hw: DecimalText;
  readonly cbm: DecimalText;
}

/** A side in whole cm, half up. Rule GO-1. */
export function wholeCm(side: DecimalText): Decimal {
  return decimal(side).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
}

/** Computes volume weight and volume of a line; each side counts in whole cm. Rule GO-1. */
export function measured(sides: Sides): Measured {
  const cubic = [sides.length, sides.width, sides.height]
    .map(wholeCm)
    .reduce((product, side) => product.times(side), new Decimal(sides.package));
  const hw = cubic.div(hwConstant).toDecimalPlaces(3, Decimal.ROUND_HALF_UP);
  return { package: sides.package, hw: hw.toFixed(3), cbm: hw.div(kgPerCbm).toFixed(3) };
}

const roundings: Readonly<Record<string, (kg: Decimal) => Decimal>> = {
  "0.5": (kg) => kg.times(2).ceil().div(2),
  "1.0": (kg) => kg.ceil(),
  Standard: (kg) => kg.toDecimalPlaces(0, Decimal.ROUND_HALF_UP),
};

/** Rounds a weight by the carrier's method; without one up to the half kilo. Rule GO-2. */
function roundedWeight(kg: Decimal, method: string | null): Decimal {
  return (roundings[method ?? "0.5"] ?? ((as: Decimal) => as))(kg);
}

/** The sums of dimension lines: pieces, volume weight and volume, unrounded. */
export function dimensionSums(lines: readonly Measured[]): Measured {
  return {
    package: lines.reduce((total, line) => total + line.package, 0),
    hw: sum(lines.map((line) => line.hw)).toFixed(3),
    cbm: sum(lines.map((line) => line.cbm)).toFixed(3),
  };
}

/** The volume weight of a job as its carrier rounds it, with two decimals. Rule GO-2. */
export function volumeWeight(lines: readonly Measured[], rounding: WeightRounding): DecimalText {
  const { applyDim, roundUpMethod } = rounding;
  const each = (line: Measured) =>
    applyDim === "Single" ? roundedWeight(decimal(line.hw), roundUpMethod) : line.hw;
  const total = sum(lines.map(each));
  return (applyDim === "Total" ? roundedWeight(total, roundUpMethod) : total).toFixed(2);
}

/** The weight that is charged: the larger one, rounded, never below the gross weight. Rule GO-3. */
export function chargedWeight(
  grossWeight: DecimalText | null,
  hw: DecimalText | null,
  roundUpMethod: string | null,
): DecimalText {
  const gross = decimal(grossWeight);
  const larger = Decimal.max(gross, decimal(hw));
  const charged = Decimal.max(gross, roundedWeight(larger, roundUpMethod));
  // A gross weight in grams is not cut to less than itself.
  return charged.toFixed(Math.max(2, charged.decimalPlaces()));
}

import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { DimensionForm } from "./dimension.ts";
import { refuseGoods } from "./refusals.ts";

/** The longest side in cm; the hold of the largest freighter is shorter. */
const mostCm = 4000;
/** The shortest side, which counts as a whole centimetre. */
const leastCm = "0.5";
/** The most pieces of one line. */
const mostPieces = 99_999;

/** A side as it is measured: in cm, to the tenth of a millimetre; a shorter one would weigh nothing. */
function isSide(cm: DecimalText): boolean {
  const side = decimal(cm);
  return side.gte(leastCm) && side.lte(mostCm) && side.decimalPlaces() <= 2;
}

/**
 * Lists all wrong fields of dimension lines as paths below `at`; only a service whose goods are
 * dimensions has lines.
 *
 * Source: rule GO-5
 */
export function whyNotDimensions(
  { goods }: Pick<Service, "goods">,
  lines: readonly DimensionForm[],
  at = "dimensionDetails",
): FieldRefusal[] {
  if (goods !== "dimensions") {
    return lines.length > 0 ? [refuseGoods.field(at, "goods.otherGoods")] : [];
  }
  return lines.flatMap((line, no) => [
    ...(["length", "width", "height"] as const)
      .filter((side) => !isSide(line[side]))
      .map((side) => refuseGoods.field(`${at}.${no}.${side}`, "goods.side", { most: mostCm })),
    ...(line.package < 1 || line.package > mostPieces
      ? [refuseGoods.field(`${at}.${no}.package`, "goods.pieces", { most: mostPieces })]
      : []),
  ]);
}

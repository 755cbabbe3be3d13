import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { originalNumbers } from "@fairway/areas/shipment/model/choices.ts";

type Originals = (typeof originalNumbers)[number];

/**
 * Returns the number of originals that a chosen B/L type sets: three of an original, none of a sea
 * waybill, and none of any other bill that arrives; the others leave it.
 *
 * Source: rule HB-3
 */
export function originalsOfType(
  { bill, direction }: Pick<Service, "bill" | "direction">,
  hbltype: string | null,
): { readonly originBlnumber?: Originals } {
  if (bill.kind !== "sea" || hbltype === null) return {};
  if (hbltype === "Original") return { originBlnumber: "THREE (3)" };
  const hasNone = hbltype === "Sea Waybill" || direction === "import";
  return hasNone ? { originBlnumber: "ZERO (0)" } : {};
}

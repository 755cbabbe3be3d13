import type { Service } from "./serviceDeclaration.ts";

/** The date that gives jobs of a service their month: departure of exports, arrival of imports. */
export function datedBy({ direction }: Pick<Service, "direction">): "etd" | "eta" | null {
  if (direction === null) return null;
  return direction === "export" ? "etd" : "eta";
}

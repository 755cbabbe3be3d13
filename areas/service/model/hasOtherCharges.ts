import type { Service } from "./serviceDeclaration.ts";

/** Checks whether the bills of a service have lines of other charges. */
export function hasOtherCharges({ bill }: Pick<Service, "bill">): boolean {
  return bill.sections.some(({ fields = [] }) => fields.flat().includes("otherCharge"));
}

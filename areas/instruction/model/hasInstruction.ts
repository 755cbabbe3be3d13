import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** Does a service declare the instruction to the carrier? Rule SI-1 */
export function hasInstruction({ sideLinks }: Pick<Service, "sideLinks">): boolean {
  return sideLinks.includes("shippingInstruction");
}

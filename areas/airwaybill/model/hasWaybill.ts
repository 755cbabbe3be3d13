import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** Does a service declare the master air waybill of a job? Rule AW-1 */
export function hasWaybill({ sideLinks }: Pick<Service, "sideLinks">): boolean {
  return sideLinks.includes("mawb");
}

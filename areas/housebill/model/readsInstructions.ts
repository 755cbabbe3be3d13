import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";

/** Are bills of this service read from shipping instructions? */
export function readsInstructions({ papers }: Pick<Service, "papers">): boolean {
  return papers.includes("shippingInstruction");
}

/** The services whose bills are. */
export const instructedServices = openServices.filter(readsInstructions);

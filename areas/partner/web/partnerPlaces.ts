import type { PartnerType } from "../model/partnerTypes.ts";

/** Where the screens of each type of partner lie. */
export const partnerPlaces: Readonly<
  Record<
    PartnerType,
    {
      readonly list: string;
      readonly add: string;
      readonly detail: string;
      readonly addSub: string;
    }
  >
> = {
  Supplier: {
    list: "/home/catalogue/partner-data",
    add: "/home/catalogue/partner-data/add",
    detail: "/home/catalogue/partner-data/detail",
    addSub: "/home/catalogue/partner-data/add-sub",
  },
  Customer: {
    list: "/home/commercial/customer",
    add: "/home/commercial/customer/new",
    detail: "/home/commercial/customer",
    addSub: "/home/commercial/customer/new-sub",
  },
  Agent: {
    list: "/home/commercial/agent",
    add: "/home/commercial/agent/new",
    detail: "/home/commercial/agent",
    addSub: "/home/commercial/agent/new-sub",
  },
};

/** The type of partner whose screens an address belongs to. */
export function partnerTypeAt(path: string): PartnerType {
  if (path.startsWith(partnerPlaces.Customer.list)) return "Customer";
  return path.startsWith(partnerPlaces.Agent.list) ? "Agent" : "Supplier";
}

import type { PartnerType } from "./partnerTypes.ts";

/** The menu whose rights guard partners of a type. */
export const partnerMenus = {
  Customer: "commercialCustomer",
  Agent: "commercialAgent",
  Supplier: "catPartnerdata",
} as const satisfies Record<PartnerType, string>;

/** A right on any of the three screens of partners. */
export const anyMenu = (action: string) =>
  [
    `commercialCustomer.${action}`,
    `commercialAgent.${action}`,
    `catPartnerdata.${action}`,
  ] as const;

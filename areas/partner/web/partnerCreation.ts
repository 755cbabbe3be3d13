import type { PickCreation } from "@fairway/ui/form/picker.ts";

const customer: PickCreation = {
  words: { en: "New customer…", vi: "Thêm khách hàng…" },
  right: "commercialCustomer.add",
  to: "/home/commercial/customer/new",
};
const agent: PickCreation = {
  words: { en: "New agent…", vi: "Thêm đại lý…" },
  right: "commercialAgent.add",
  to: "/home/commercial/agent/new",
};
const other: PickCreation = {
  words: { en: "New partner…", vi: "Thêm đối tác…" },
  right: "catPartnerdata.add",
  to: "/home/catalogue/partner-data/add",
};

/** Where a partner of some groups is made. */
export function partnerCreation(groups: readonly string[]): PickCreation {
  if (groups.includes("CUSTOMER")) return customer;
  if (groups.includes("AGENT")) return agent;
  const [group] = groups;
  return group ? { ...other, to: `${other.to}?group=${group}` } : other;
}

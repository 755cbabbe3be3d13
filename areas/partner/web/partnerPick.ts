import type { Language } from "@fairway/core/words/words.ts";
import type { Pick, PickCreation } from "@fairway/ui/form/picker.ts";
import type { PartnerChoice } from "../model/partnerChoice.ts";

/** A partner as pickers show it: people know the short name, not the tax code. */
export function partnerPick(found: PartnerChoice, language: Language): PartnerChoice & Pick {
  const [full, other] =
    language === "vi"
      ? [found.partnerNameVn, found.partnerNameEn]
      : [found.partnerNameEn, found.partnerNameVn];
  const { taxCode, accountNo, addressEn, addressVn, tel, fax } = found;
  const also = [other, addressEn, addressVn, tel, fax].filter((each) => each !== null);
  const detail = [full, taxCode === accountNo ? "" : taxCode].filter(Boolean).join(" · ");
  return { ...found, name: found.shortName, detail, also };
}

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
  return groups.includes("AGENT") ? agent : other;
}

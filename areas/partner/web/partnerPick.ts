import type { Language } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
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

import type { Language } from "@fairway/core/words/words.ts";

/** The part of a partner that papers print. */
export interface BlockParts {
  readonly partnerNameEn: string;
  readonly partnerNameVn: string;
  readonly addressEn: string;
  readonly addressVn: string;
  readonly tel?: string | null;
  readonly fax?: string | null;
  readonly taxCode?: string | null;
}

/**
 * A partner as papers name it: name, address, telephone and fax, each on its line.
 *
 * Shape: bills of lading are written in English whatever the screen's language.
 */
export function partnerBlock(partner: BlockParts, language: Language = "en"): string {
  const vietnamese = language === "vi";
  const lines = [
    vietnamese ? partner.partnerNameVn : partner.partnerNameEn,
    vietnamese ? partner.addressVn : partner.addressEn,
    [partner.tel ? `TEL: ${partner.tel}` : "", partner.fax ? `FAX: ${partner.fax}` : ""]
      .filter(Boolean)
      .join("  "),
  ];
  return lines.filter((line) => line.trim() !== "").join("\n");
}

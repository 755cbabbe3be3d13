import type { Language } from "@fairway/core/words/words.ts";
import type { HouseBill } from "./houseBill.ts";

/** The kind of the packages of a bill in the language of a paper. */
export function kindOfPackages(
  bill: Pick<HouseBill, "packageTypeCode" | "packageTypeName" | "packageTypeNameVn">,
  language: Language,
): string {
  const named = language === "vi" ? bill.packageTypeNameVn : bill.packageTypeName;
  return named || (bill.packageTypeName ?? bill.packageTypeCode ?? "");
}

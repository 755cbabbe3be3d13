import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The incoterms that name a ship's side. Source: ICC, Incoterms 2020 */
const seaTerms = new Set(["FAS", "FOB", "CFR", "CIF"]);

const seaTermByAir = {
  en: "FAS, FOB, CFR and CIF are terms for sea freight. By air use FCA, CPT or CIP.",
  vi: "FAS, FOB, CFR và CIF dùng cho đường biển. Đường không nên dùng FCA, CPT hoặc CIP.",
} as const satisfies Words;

/** The warning about an incoterm of a job or bill, which may be kept; null without one. Rule GO-13 */
export function incotermWarning(
  { family }: Pick<Service, "family">,
  code: string | null | undefined,
): Words | null {
  return family === "air" && seaTerms.has(code ?? "") ? seaTermByAir : null;
}

import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** The types under which the product itself files papers: no company is without them. Rule FI-9 */
export const filedTypes = [
  "Booking",
  "SI",
  "HBL",
  "MAWB",
  "HAWB",
  "MNF",
  "AttachList",
  "CoverPage",
  "ContainerLabel",
  "ArrivalNotice",
  "DeliveryOrder",
  "AuthorizeLetter",
  "POD",
  "PLSheet",
  "DebitNote",
  "Mail",
  "Other",
] as const;
export type DocumentTypeCode = (typeof filedTypes)[number];

/** Does the product file papers under this type? */
export function isFiledType(code: string): boolean {
  return filedTypes.some((each) => each === code);
}

/** A type of document as forms read it. */
export const documentTypeChoice = z.object({
  code: z.string(),
  nameEn: z.string(),
  nameVn: z.string(),
  /** The services whose jobs have it; none means all. */
  services: z.array(z.string()),
  active: z.boolean(),
});
export type DocumentTypeChoice = Readonly<z.infer<typeof documentTypeChoice>>;

/** Is a type offered for new files, of jobs of this service or, without one, of any record? */
export function isOffered(type: DocumentTypeChoice, service?: string | null): boolean {
  const { active, services } = type;
  return active && (!service || services.length === 0 || services.includes(service));
}

/** The names of types by their code. */
export function namesOfTypes(
  types: readonly DocumentTypeChoice[],
): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    types.map(({ code, nameEn, nameVn }) => [code, { en: nameEn, vi: nameVn }]),
  );
}

import { formOffset } from "@fairway/core/paperPlacing/contract.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/**
 * The layouts of a bill of lading: our own and that of a multimodal bill, each with its frame on
 * plain paper, or as the values alone on a pre-printed form.
 */
export const billLayoutWords = {
  ITL_FRAME: { en: "House B/L", vi: "Vận đơn nhà" },
  ITL: { en: "House B/L, form", vi: "Vận đơn nhà, mẫu in sẵn" },
  FBL_FRAME: { en: "FBL", vi: "FBL" },
  FBL_NOFRAME: { en: "FBL, form", vi: "FBL, mẫu in sẵn" },
} as const satisfies Record<string, Words>;
export type BillLayout = keyof typeof billLayoutWords;
export const billLayouts = Object.keys(billLayoutWords) as [BillLayout, ...BillLayout[]];

/** The layouts that print the values alone. */
export const formLayouts: readonly BillLayout[] = ["ITL", "FBL_NOFRAME"];

/** The language of a bill of lading in every office, because it goes abroad. */
export const billLanguage: Language = "en";

/** What a print of a bill may be asked to be, besides what its type says. */
export const billPrint = z.object({
  reportType: z.enum(billLayouts).default("ITL_FRAME"),
  offsetX: formOffset.default(0),
  offsetY: formOffset.default(0),
});
export type BillPrint = Readonly<z.infer<typeof billPrint>>;

/** The offset of a layout for forms; plain paper has none. */
export const offsetOf = ({ reportType, offsetX, offsetY }: BillPrint) =>
  formLayouts.includes(reportType) ? { offset: { x: offsetX, y: offsetY } } : {};

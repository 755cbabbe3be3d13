import { formOffset } from "@fairway/core/paperPlacing/contract.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** A framed bill on plain paper, or the values alone on a pre-printed form. */
export const billLayouts = ["frame", "form"] as const;

/** The language of a bill of lading in every office, because it goes abroad. */
export const billLanguage: Language = "en";

/** The paper of a bill and where the printer puts it. */
export const billPlacing = z.object({
  layout: z.enum(billLayouts).default("frame"),
  offsetX: formOffset.default(0),
  offsetY: formOffset.default(0),
});
export type BillPlacing = Readonly<z.infer<typeof billPlacing>>;

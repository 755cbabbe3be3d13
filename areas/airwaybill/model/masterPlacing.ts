import { waybillOffset } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** The layouts of a master air waybill: one copy, IATA's set of eight, the values for a form. */
export const masterLayoutWords = {
  Single: { en: "One copy", vi: "Một bản" },
  Full: { en: "Set of 8 copies", vi: "Bộ 8 bản" },
  SingleNoFrame: { en: "Pre-printed form", vi: "Mẫu in sẵn" },
} as const satisfies Record<string, Words>;
export type MasterLayout = keyof typeof masterLayoutWords;
export const masterLayouts = Object.keys(masterLayoutWords) as [MasterLayout, ...MasterLayout[]];

/** Prints a layout the values alone, for a pre-printed form? */
export const isMasterForm = (layout: MasterLayout) => layout === "SingleNoFrame";

/** The layout of a master air waybill and where the printer puts it. */
export const masterPlacing = z.object({
  reportType: z.enum(masterLayouts).default("Single"),
  ...waybillOffset,
});

import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { formOffset } from "@fairway/core/paperPlacing/contract.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** The layouts of a house air waybill: ours and neutral, each with its frame and for forms. */
export const waybillLayoutWords = {
  LASTEST_ITL_FRAME: { en: "Our HAWB", vi: "HAWB của công ty" },
  LASTEST_ITL: { en: "Our form", vi: "Mẫu in sẵn của công ty" },
  HAWB_FRAME: { en: "Neutral HAWB", vi: "HAWB trung tính" },
  LASTEST_HAWB: { en: "Neutral form", vi: "Mẫu in sẵn trung tính" },
} as const satisfies Record<string, Words>;
export type WaybillLayout = keyof typeof waybillLayoutWords;
export const waybillLayouts = Object.keys(waybillLayoutWords) as [
  WaybillLayout,
  ...WaybillLayout[],
];

/** Prints a layout the values alone, for a pre-printed form? */
export const isWaybillForm = (layout: WaybillLayout) => !layout.endsWith("FRAME");

/** Does our office issue the waybill of a layout under its letterhead? */
export const isOwnWaybill = (layout: WaybillLayout) => layout.startsWith("LASTEST_ITL");

/** The layouts of a service: the waybill of an import is that of the agent abroad, so it is neutral. */
export function offeredWaybills({ direction }: Pick<Service, "direction">) {
  const isOffered = ([layout]: readonly [string, Words]) =>
    direction === "export" || !isOwnWaybill(layout as WaybillLayout);
  const offered = Object.entries(waybillLayoutWords).filter(isOffered);
  return Object.fromEntries(offered) as Partial<Record<WaybillLayout, Words>>;
}

/** The language of an air waybill in every office, because it goes abroad. */
export const waybillLanguage: Language = "en";

/** The shift of the values on a form; plain paper has none. */
export const waybillOffset = { offsetX: formOffset.default(0), offsetY: formOffset.default(0) };

/** The layout of a house air waybill and where the printer puts it. */
export const waybillPlacing = z.object({
  reportType: z.enum(waybillLayouts).default("LASTEST_ITL_FRAME"),
  ...waybillOffset,
});

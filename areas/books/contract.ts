import { call } from "@fairway/core/contract/call.ts";
import { maybeText, pageOf, paging } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { explanationWords, seriesWords } from "./model/numberGap.ts";

const series = Object.keys(seriesWords) as [keyof typeof seriesWords];
const explanations = Object.keys(explanationWords) as [keyof typeof explanationWords];

/** A number that was drawn and that no record has. */
export const numberGap = z.object({
  series: z.enum(series),
  number: z.string(),
  explanation: z.enum(explanations),
  /** When and by whom the record was deleted or changed. */
  at: z.string().nullable(),
  personName: z.string().nullable(),
});
export type NumberGap = z.output<typeof numberGap>;

export const pageNumberGaps = call({
  method: "POST",
  path: "NumberGap/Paging",
  writes: false,
  right: "settingCatalogLogViewer.list",
  query: paging,
  body: z.object({
    series: z.enum(series).nullish(),
    explanation: z.enum(explanations).nullish(),
    keyword: maybeText(50),
  }),
  answer: pageOf(numberGap),
  summary: "Numbers that were drawn and that no record has, each with the reason",
});

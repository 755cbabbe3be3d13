import { call } from "@fairway/core/contract/call.ts";
import { maybeText, pageOf, paging } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { numberGap } from "./model/numberGap.ts";

export const pageNumberGaps = call({
  method: "POST",
  path: "NumberGap/Paging",
  writes: false,
  right: "settingCatalogLogViewer.list",
  query: paging,
  body: z.object({
    series: numberGap.shape.series.nullish(),
    explanation: numberGap.shape.explanation.nullish(),
    keyword: maybeText(50),
  }),
  answer: pageOf(numberGap),
  summary: "Numbers that were drawn and that no record has, each with the reason",
});

import { call } from "@fairway/core/contract/call.ts";
import { maybeText, pageOf, paging } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { numberGap } from "./model/numberGap.ts";

const gapCriteria = z.object({
  series: numberGap.shape.series.nullish(),
  explanation: numberGap.shape.explanation.nullish(),
  /** A number, or a part of it or of its series; it is found inside a range, too. */
  keyword: maybeText(50),
});

export const pageNumberGaps = call({
  method: "POST",
  path: "NumberGap/Paging",
  writes: false,
  right: ["settingCatalogLogViewer.list", "accManagement.list", "acctARP.list"],
  query: paging,
  body: gapCriteria,
  answer: pageOf(numberGap),
  summary: "Numbers that were drawn and that no record has, as ranges, each with the reason",
});

/** The rights to export gaps, each for its series. */
export const gapExportRights = [
  "settingCatalogLogViewer.export",
  "accManagement.export",
  "acctARP.export",
] as const;

export const exportNumberGaps = call({
  method: "POST",
  path: "NumberGap/Export",
  writes: false,
  right: gapExportRights,
  body: gapCriteria,
  answer: "file",
  summary: "The gaps in numbers as a workbook",
});

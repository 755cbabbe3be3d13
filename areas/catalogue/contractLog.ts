import { call } from "@fairway/core/contract/call.ts";
import { day, pageOf, paging } from "@fairway/core/contract/shapes.ts";
import { historyAnswer } from "@fairway/core/history/historyAnswer.ts";
import { z } from "zod";

export const getLogCategories = call({
  method: "GET",
  path: "CategoryLog/GetCategory",
  right: "settingCatalogLogViewer.list",
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
  summary: "Lists that have a log of changes",
});

export const pageCategoryLog = call({
  method: "POST",
  path: "CategoryLog/Paging",
  right: "settingCatalogLogViewer.list",
  query: paging,
  body: z.object({
    category: z.string().max(60),
    /** Part of a record's code or name, with or without accents. */
    keyword: z.string().max(200).nullish(),
    from: day.nullish(),
    to: day.nullish(),
  }),
  answer: pageOf(
    historyAnswer.element.extend({ code: z.string().nullable(), name: z.string().nullable() }),
  ),
  summary: "Who changed what in a list, the last first",
});

import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  done,
  exportFormat,
  id,
  maybeDay,
  maybeId,
  pageOf,
} from "@fairway/core/contract/shapes.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sheetFields } from "@fairway/core/resource/sheetNames.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  recordShape,
  rowShape,
  writtenShape,
} from "@fairway/core/resource/shapes.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { z } from "zod";
import { tariffAsk, tariffPrice } from "./model/lookup.ts";
import { tariff } from "./model/tariff.ts";
import { tariffLine } from "./model/tariffLine.ts";

/** The declarations as the derived calls take them. */
export const declaredTariff = tariff as unknown as Resource;
export const declaredLine = tariffLine as unknown as Resource;

/** The calls that follow from the declaration alone. */
export const tariffCalls = resourceCalls(declaredTariff, [
  "paging",
  "get",
  "history",
  "add",
  "update",
  "remove",
  "export",
  "allowDelete",
]);

/** The dates that the range of the list may apply to. */
export const dateTypes = [
  "All",
  "CreateDate",
  "EffectiveDate",
  "ModifiedDate",
  "ExpiredDate",
] as const;

const criteria = criteriaShape(declaredTariff).extend({
  dateType: z.enum(dateTypes).nullish(),
  fromDate: maybeDay,
  toDate: maybeDay,
  /** Only tariffs in force that end within so many days. */
  expiresWithin: z.coerce.number().int().min(0).max(366).nullish(),
});

export const listTariffs = call({
  method: "POST",
  path: "Tariff/Paging",
  writes: false,
  right: "settingTariff.list",
  query: pagingAsSent,
  body: criteria,
  answer: pageOf(rowShape(declaredTariff)),
  summary: "One page of the tariffs",
});

export const exportTariffs = call({
  method: "POST",
  path: "Tariff/Export",
  writes: false,
  right: "settingTariff.export",
  query: exportFormat,
  body: criteria.extend({ columns: chosenColumns(sheetFields(declaredTariff)) }),
  answer: "file",
  summary: "The filtered list of tariffs as a sheet",
});

const lineRow = rowShape(declaredLine);

export const getTariff = call({
  method: "GET",
  path: "Tariff/GetTariff",
  right: "settingTariff.detail",
  query: z.object({ tariffId: z.string().optional(), id: z.string().optional() }),
  answer: recordShape(declaredTariff).extend({ lines: z.array(lineRow) }),
  summary: "A tariff with its lines",
});

export const getTariffHistory = call({
  method: "GET",
  path: "Tariff/History/{id}",
  right: "settingTariff.detail",
  params: z.object({ id: z.string() }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what of a tariff and its lines, the last first",
});

/** The most lines of one tariff. */
export const mostLines = 5000;

const tariffInput = inputShape(declaredTariff).extend({
  lines: z
    .array(inputShape(declaredLine).extend({ id: maybeId }))
    .max(mostLines)
    .nullish(),
});

export const addTariff = call({
  method: "POST",
  path: "Tariff/Add",
  right: "settingTariff.add",
  body: tariffInput,
  bodyMegabytes: importMegabytes,
  answer: writtenShape,
  summary: "Add a tariff with its lines",
});

export const updateTariff = call({
  method: "PUT",
  path: "Tariff/Update",
  right: "settingTariff.write",
  body: tariffInput.extend({ id: z.string(), version: z.number().int() }),
  bodyMegabytes: importMegabytes,
  answer: writtenShape,
  summary: "Change a tariff; lines that are sent replace the stored ones",
});

export const removeTariff = call({
  method: "DELETE",
  path: "Tariff/Delete",
  right: "settingTariff.delete",
  query: z.object({ id: z.string() }),
  answer: done(z.object({ id: z.string() })),
  summary: "Delete an inactive tariff with its lines",
});

export const mayRemoveTariff = call({
  method: "GET",
  path: "Tariff/CheckAllowDelete/{id}",
  right: "signedIn",
  params: z.object({ id: z.string() }),
  answer: z.boolean(),
  summary: "May the caller delete this tariff?",
});

export const checkDuplicateTariff = call({
  method: "POST",
  path: "Tariff/CheckDuplicateTariff",
  writes: false,
  right: "settingTariff.add",
  body: inputShape(declaredTariff).extend({ id: maybeId }),
  answer: z.boolean(),
  summary: "Is the name or the validity of this tariff taken?",
});

export const downloadLineTemplate = call({
  method: "GET",
  path: "Tariff/DownloadExcel",
  right: "settingTariff.import",
  answer: "file",
  summary: "The sheet to fill in for an import of tariff lines",
});

export const uploadLines = call({
  method: "POST",
  path: "Tariff/UploadFile",
  writes: false,
  right: "settingTariff.import",
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of tariff lines would change, and what is wrong with it",
});

export const importLines = call({
  method: "POST",
  path: "Tariff/Import",
  right: "settingTariff.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
  summary: "Store checked tariff lines, all or none",
});

export const exportLines = call({
  method: "POST",
  path: "Tariff/ExportLines",
  writes: false,
  right: "settingTariff.export",
  query: exportFormat,
  body: z.object({ id }),
  answer: "file",
  summary: "The lines of a tariff as a sheet, which an import reads again",
});

export const lookUpPrices = call({
  method: "POST",
  path: "Tariff/LookUpPrices",
  writes: false,
  right: rightOnJobs("write"),
  body: tariffAsk,
  answer: z.object({ lines: z.array(tariffPrice.nullable()) }),
  summary: "The price of each charge by the tariffs of the day; null where no tariff has one",
});

export const sendTariffs = call({
  method: "PUT",
  path: "Accounting/SyncTariffs",
  right: "settingTariff.write",
  body: z.object({ ids: z.array(id).min(1).max(200) }),
  answer: done(z.array(z.string())),
  summary: "Send tariffs to the accounting system",
});

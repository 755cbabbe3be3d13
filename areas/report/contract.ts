import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { dashboard } from "./model/dashboard.ts";
import { desk } from "./model/desk.ts";
import { found } from "./model/found.ts";
import { home } from "./model/home.ts";
import {
  daysAtMost,
  mostProfitDays,
  mostReasonDays,
  profitOfDay,
  reasonSums,
} from "./model/profitReport.ts";

const sheetOfJob = z.object({
  jobId: id,
  /** One house bill; by default the whole job. */
  hblId: id.optional(),
  currency: z.enum(bookCurrencies).default(localCurrency),
  ...paperLanguage,
});

export const previewProfitSheet = call({
  method: "GET",
  path: "CsTransaction/PreviewSIFPLsheet",
  right: rightOnJobs("detail"),
  query: sheetOfJob,
  answer: "file",
  mayLag: true,
  summary: "Print the profit and loss sheet of a job or of one house bill",
});

export const previewOperationProfit = call({
  method: "GET",
  path: "OpsTransaction/PreviewFormPLsheet",
  right: rightOnJobs("detail", ({ bill }) => bill.isOfJob === true),
  query: sheetOfJob.omit({ hblId: true }),
  answer: "file",
  mayLag: true,
  summary: "Print the profit and loss sheet of an operations job",
});

export const exportProfitSheet = call({
  method: "GET",
  path: "CsTransaction/ExportPLSheet",
  right: rightOnJobs("detail"),
  query: sheetOfJob,
  answer: "file",
  mayLag: true,
  summary: "Profit and loss sheet of a job or of one house bill as a workbook",
});

export const getProfitOfDays = call({
  method: "GET",
  path: "Report/ProfitOfDays",
  right: "reportPL.list",
  query: daysAtMost(mostProfitDays),
  answer: z.array(profitOfDay),
  mayLag: true,
  summary: "Profit by service date: expected, billed and paid, over the jobs within reach",
});

export const getMarginReasons = call({
  method: "GET",
  path: "Report/MarginReasons",
  right: "reportPL.list",
  query: daysAtMost(mostReasonDays),
  answer: z.array(reasonSums),
  mayLag: true,
  summary: "Jobs that were finished with an odd margin, by reason",
});

export const exportMarginReasons = call({
  method: "GET",
  path: "Report/ExportMarginReasons",
  right: "reportPL.export",
  query: daysAtMost(mostReasonDays),
  answer: "file",
  mayLag: true,
  summary: "Jobs that were finished with an odd margin as a workbook",
});

export const getDashboard = call({
  method: "GET",
  path: "Report/Dashboard",
  right: "signedIn",
  answer: dashboard,
  mayLag: true,
  summary: "Jobs, receivables and profit at a glance, over the rows within reach",
});

export const getHome = call({
  method: "GET",
  path: "Report/Home",
  right: "signedIn",
  answer: home,
  mayLag: true,
  summary: "The tiles and panels of the user's first page, over the rows within reach",
});

export const getDesk = call({
  method: "GET",
  path: "Report/Services",
  right: "signedIn",
  answer: desk,
  mayLag: true,
  summary: "The user's work in the list of each service, the next deadlines and sailings",
});

export const findRecords = call({
  method: "GET",
  path: "Report/Find",
  right: "signedIn",
  query: z.object({ text: z.string().max(100).default("") }),
  answer: found,
  mayLag: true,
  summary: "Jobs, notes, invoices, receipts and partners by a part of a number or name",
});

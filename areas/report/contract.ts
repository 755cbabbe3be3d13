import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { z } from "zod";

export const previewProfitSheet = call({
  method: "GET",
  path: "CsTransaction/PreviewSIFPLsheet",
  right: rightOnJobs("detail"),
  query: z.object({
    jobId: id,
    /** One house bill; by default the whole job. */
    hblId: id.optional(),
    currency: z.enum(bookCurrencies).default(localCurrency),
  }),
  answer: "file",
  mayLag: true,
  summary: "Print the profit and loss sheet of a job or of one house bill",
});

const amount = z.string();

/** The user's dashboard, over the rows within reach. */
export const dashboard = z.object({
  today: z.string(),
  jobs: z.object({
    open: z.number(),
    finished: z.number(),
    locked: z.number(),
    /** Sailed jobs with selling lines that are not on a debit note yet. */
    unbilled: z.number(),
  }),
  receivable: z.object({ openVnd: amount, overdueVnd: amount, invoices: z.number() }).nullable(),
  months: z.array(
    z.object({
      month: z.string(),
      jobs: z.number(),
      sellingVnd: amount,
      buyingVnd: amount,
      profitVnd: amount,
    }),
  ),
  sailings: z.array(
    z.object({
      id,
      jobNo: z.string(),
      transactionType: z.string(),
      etd: z.string(),
      pol: z.string().nullable(),
      pod: z.string().nullable(),
      coloader: z.string().nullable(),
      containers: z.number(),
    }),
  ),
  customers: z.array(z.object({ id, name: z.string(), jobs: z.number(), profitVnd: amount })),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = call({
  method: "GET",
  path: "Report/Dashboard",
  right: "signedIn",
  answer: dashboard,
  mayLag: true,
  summary: "Jobs, receivables and profit at a glance, over the rows within reach",
});

import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const amount = z.string();

/** The user's dashboard, over the rows within reach. */
export const dashboard = z.object({
  today: z.string(),
  jobs: z.object({
    open: z.number(),
    /** The open jobs of each service, by its code. */
    openIn: z.record(z.string(), z.number()),
    /** The first service date of the counted jobs. */
    since: z.string(),
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
      /** The day that counts for its service: ETD, of an import ETA. */
      day: z.string(),
      what: z.enum(["etd", "eta"]),
      pol: z.string().nullable(),
      pod: z.string().nullable(),
      coloader: z.string().nullable(),
      containers: z.number(),
    }),
  ),
  customers: z.array(z.object({ id, name: z.string(), jobs: z.number(), profitVnd: amount })),
});
export type Dashboard = z.infer<typeof dashboard>;

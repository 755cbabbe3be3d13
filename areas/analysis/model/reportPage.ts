import { day, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A value of a report: exact decimals and days are texts, an unknown amount is null. */
const reportValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One line of a report: what every line has, and its columns by their keys. */
export const reportLine = z.looseObject({
  /** The number of the line, counted over all pages. */
  no: z.number(),
  /** Null in a line of several jobs. */
  jobId: id.nullable(),
  hblid: id.nullable(),
  transactionType: z.string().nullable(),
});
export type ReportLine = z.infer<typeof reportLine>;

/** A page of a report with the sums of all its pages. */
export const reportPage = z.object({
  data: z.array(reportLine),
  page: z.number(),
  size: z.number(),
  totalItems: z.number(),
  currency: z.string(),
  totals: z.record(z.string(), reportValue),
  /** The first days without a US dollar rate, because of which sums are unknown. */
  unknownOn: z.array(day),
});
export type ReportPage = z.infer<typeof reportPage>;

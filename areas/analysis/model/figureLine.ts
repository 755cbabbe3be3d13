import { decimalText, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A charge line that a figure of a report is made of, with its part of the figure. */
export const figureLine = z.object({
  id,
  jobId: id,
  jobNo: z.string(),
  transactionType: z.string(),
  hwbno: z.string().nullable(),
  type: z.enum(["SELL", "BUY", "OBH"]),
  chargeCode: z.string(),
  chargeName: z.string(),
  partnerName: z.string(),
  quantity: decimalText,
  unitCode: z.string(),
  unitPrice: decimalText,
  currencyId: z.string(),
  /** In the currency of the report; null while unknown. */
  amount: decimalText.nullable(),
});
export type FigureLine = z.infer<typeof figureLine>;

/** The lines of a figure, and their sum, which is the figure. */
export const figureLines = z.object({
  data: z.array(figureLine),
  totalItems: z.number(),
  total: decimalText.nullable(),
  currency: z.string(),
});

/** As many lines of a figure as are shown. */
export const mostFigureLines = 500;

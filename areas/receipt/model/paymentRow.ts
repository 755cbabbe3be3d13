import { overdueAges } from "@fairway/areas/due/model/overdueAges.ts";
import { shownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { z } from "zod";

/** An invoice with its payments so far, and how late it is. */
export const paymentRow = shownInvoice.extend({
  /** Days since it fell due; 0 when it is paid or not due. */
  overdueDays: z.number(),
  extendDays: z.number(),
  extendNote: z.string().nullable(),
});
export type PaymentRow = z.infer<typeof paymentRow>;

/** By how much the due day of an invoice is extended. */
export const extension = z.object({
  refId: z.string(),
  paymentDueDate: z.string().nullable(),
  extendDays: z.number(),
  extendNote: z.string().nullable(),
});
export type Extension = Readonly<z.infer<typeof extension>>;

/** Which invoices a list of payments has. */
export const paymentKinds = ["All", "Invoice", "OBH"] as const;

/** The buckets of days since an invoice fell due. */
export const overdueBuckets = {
  Between1_15: { ...overdueAges.over1To15, words: { en: "1–15 days", vi: "1–15 ngày" } },
  Between16_30: { ...overdueAges.over16To30, words: { en: "16–30 days", vi: "16–30 ngày" } },
  Over30: { ...overdueAges.over30, words: { en: "Over 30 days", vi: "Trên 30 ngày" } },
} as const;
export type OverdueBucket = keyof typeof overdueBuckets;

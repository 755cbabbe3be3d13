import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { day, decimalText, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { billingDays, billingEventKeys } from "./billingDays.ts";

/** A job whose selling is past its billing day. */
export const jobToBill = z.object({
  jobId: id,
  jobNo: z.string(),
  transactionType: z.enum(serviceCodes),
  customers: z.string().nullable(),
  personIncharge: z.string().nullable(),
  /** What decides the billing day, when it was, and how many days later the job is billed. */
  event: z.enum(billingEventKeys),
  eventOn: day,
  after: z.number(),
  billOn: day,
  daysPast: z.number(),
  /** Selling with VAT that no document of the debit side holds. */
  vnd: decimalText,
  snoozedUntil: day.nullable(),
  snoozeReason: z.string().nullable(),
  snoozedBy: z.string().nullable(),
  maySnooze: z.boolean(),
});
export type JobToBill = z.output<typeof jobToBill>;

/** Which jobs are shown: those that wait, those that are put off, or both. */
export const snoozeViews = {
  waiting: { en: "To bill now", vi: "Cần lập ngay" },
  snoozed: { en: "Jobs put off", vi: "Lô đã tạm hoãn" },
  all: { en: "All", vi: "Tất cả" },
} as const;
export type SnoozeView = keyof typeof snoozeViews;
export const snoozeViewKeys = Object.keys(snoozeViews) as [SnoozeView, ...SnoozeView[]];

/** The days of a service of an office. */
export const billingDaysOfService = billingDays.extend({
  service: z.enum(serviceCodes),
  /** False while the office has the usual days. */
  isOwn: z.boolean(),
});

/** The last day to which a job is put off. */
export const longestSnooze = 90;

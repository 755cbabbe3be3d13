import { syncStates } from "@fairway/areas/document/model/syncStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { day, id, instant, may } from "@fairway/core/contract/shapes.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";

/** The states of a combined billing; Canceled for a deleted one. */
export const combineStates = ["New", "Confirmed", "Canceled"] as const;
export type CombineState = (typeof combineStates)[number];

/** The verbs of each state. Rules CB-6 and CB-7 */
export const combineSteps = {
  New: { print: "New", update: "New", confirm: "Confirmed", cancel: "Canceled" },
  Confirmed: { print: "Confirmed", confirm: "Confirmed", takeBack: "New" },
  Canceled: {},
} as const satisfies Steps;

/** The most documents of a combined billing. */
export const mostCombined = 500;

/** A document of a billing is a debit or credit note, an invoice note or a statement. */
export const combinedTypes = ["DEBIT", "CREDIT", "INVOICE"] as const;

const text = z.string().nullable();

/** A document in a combined billing, or one that may join it; what we owe is negative. */
export const combineLine = z.object({
  documentId: id,
  documentKind: z.enum(["note", "soa"]),
  documentNo: z.string(),
  type: z.enum(combinedTypes),
  /** The numbers of its jobs, bills and declarations. */
  jobNos: z.string(),
  hwbnos: z.string(),
  mblnos: z.string(),
  customNos: z.string(),
  issueDate: day,
  currencyId: z.string(),
  originalAmount: z.string(),
  amountVnd: z.string(),
  /** Null where a charge of it has no amount in US dollars. */
  amountUsd: text,
});
export type CombineLine = Readonly<z.infer<typeof combineLine>>;

/** A stored combined billing with its names. */
export const storedCombine = z.object({
  ...documentHead,
  combineBillingNo: z.string(),
  status: z.enum(combineStates),
  partnerId: id,
  partnerCode: z.string(),
  partnerName: z.string(),
  creatorName: text,
  creatorNameVn: text,
  description: text,
  totalAmountVnd: z.string(),
  totalAmountUsd: text,
  documentCount: z.number(),
  billingDate: day.nullable(),
  reasonCancel: text,
  canceledAt: instant.nullable(),
  syncStatus: z.enum(syncStates).nullable(),
  lastSyncDate: text,
});
export type Combine = Readonly<z.infer<typeof storedCombine>>;

/** A combined billing in a list. */
export const shownCombine = storedCombine.extend({ may });
export type ShownCombine = Readonly<z.infer<typeof shownCombine>>;

/** A combined billing with its documents. */
export const combineDetail = shownCombine.extend({
  shipments: z.array(combineLine),
  /** Its documents that the user may not see. */
  hiddenCount: z.number(),
});
export type CombineDetail = Readonly<z.infer<typeof combineDetail>>;

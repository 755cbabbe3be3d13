import { id, instant, may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { approvalStatuses, levels, requestModes } from "./levels.ts";

const maybe = z.string().nullable();
const modes = Object.keys(requestModes) as [keyof typeof requestModes];

/** A user as approvals show one. */
const person = z.object({ id, name: z.string() });

/** One level of a request as screens show it. */
export const shownStep = z.object({
  level: z.enum(levels),
  mode: z.enum(modes),
  holders: z.array(person),
  /** The users who act today in the place of a holder. */
  deputies: z.array(person),
  decidedAt: instant.nullable(),
  /** The user who approved; null with a time where the system did. */
  decidedByName: maybe,
  /** The holder in whose place a deputy approved. */
  decidedForName: maybe,
  isTurn: z.boolean(),
});

/** The approval of a document: its latest request. */
export const approvalProgress = z.object({
  documentId: id,
  number: z.string(),
  requesterName: z.string(),
  status: z.enum(approvalStatuses),
  sentAt: instant,
  times: z.number(),
  denials: z.number(),
  /** How often the approved document was unlocked. */
  unlockings: z.number(),
  steps: z.array(shownStep),
  version: z.number(),
  may,
});
export type ApprovalProgress = Readonly<z.infer<typeof approvalProgress>>;

/** One denial of a document, or one unlocking, which ends an approval like a denial. */
export const denial = z.object({
  no: z.number(),
  isUnlocked: z.boolean(),
  name: z.string(),
  /** The holder in whose place a deputy denied. */
  forName: maybe,
  at: instant,
  level: z.enum(levels).nullable(),
  comment: maybe,
});
export type Denial = Readonly<z.infer<typeof denial>>;

/** One unlocking of an approved document. */
export const unlocking = z.object({ at: instant, userName: z.string(), comment: maybe });
export type Unlocking = z.infer<typeof unlocking>;

/** One row of the list of requests. */
export const approvalRow = z.object({
  id,
  documentId: id,
  flow: z.string(),
  type: z.string(),
  typeName: z.object({ en: z.string(), vi: z.string() }),
  number: z.string(),
  requesterName: z.string(),
  amount: maybe,
  currencyId: maybe,
  about: maybe,
  address: z.string(),
  status: z.enum(approvalStatuses),
  turn: z.enum(levels).nullable(),
  sentAt: instant,
  version: z.number(),
  datetimeModified: instant,
  may,
});
export type ApprovalRow = Readonly<z.infer<typeof approvalRow>>;

/** The answer for one of several documents: its status, or the reason why nothing happened. */
export const itemAnswer = z.object({
  documentId: id,
  number: maybe,
  status: z.enum(approvalStatuses).nullable(),
  reason: z.object({ code: z.string(), en: z.string(), vi: z.string() }).nullable(),
});
export type ItemAnswer = Readonly<z.infer<typeof itemAnswer>>;

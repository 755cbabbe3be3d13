import { approvedStates } from "@fairway/areas/approval/model/approvedStates.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { day, id, instant, may, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { maybeRichText } from "@fairway/core/richText/richText.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";
import { unlockTypeCodes } from "./unlockTypes.ts";

const open = { update: "New", send: "Request Approval", delete: "Canceled" } as const;

/** The verbs of each state. Rules UN-2 and UN-4 */
export const unlockSteps = {
  New: open,
  Denied: open,
  "Request Approval": {},
  "Leader Approved": {},
  "Department Manager Approved": {},
  "Accountant Manager Approved": {},
  Done: {},
  Canceled: {},
} as const satisfies Steps;

/** The most lines of a request, and the most numbers of one search. */
export const mostLines = 200;

/** A line as it is keyed: the id of a job or a document, and why it is unlocked. */
export const unlockLineForm = z.object({ objectId: id, reason: maybeText(500) });

/** A request as it is keyed. */
export const unlockForm = z.object({
  subject: needText(250),
  unlockType: z.enum(unlockTypeCodes),
  /** For the type Change Service Date only. */
  newServiceDate: day.nullish().transform((value) => value ?? null),
  generalReason: maybeRichText(10_000),
  jobs: z.array(unlockLineForm).max(mostLines),
});
export type UnlockForm = z.output<typeof unlockForm>;

/** A job or document that may be named in a request. */
export const unlockObject = z.object({
  objectId: id,
  /** Its number, with that by which it was found. */
  unlockName: z.string(),
  /** The service date of a job, the request date of a document. */
  serviceDate: day.nullable(),
  isLocked: z.boolean().nullable(),
});
export type UnlockObject = Readonly<z.infer<typeof unlockObject>>;

/** A stored line. */
export const unlockLine = unlockObject.extend({
  id,
  lineNo: z.number(),
  reason: z.string().nullable(),
});
export type UnlockLine = Readonly<z.infer<typeof unlockLine>>;

/** A stored request with its names. */
export const storedUnlock = z.object({
  ...documentHead,
  requestNo: z.string(),
  statusApproval: z.enum(approvedStates),
  subject: z.string(),
  unlockType: z.enum(unlockTypeCodes),
  newServiceDate: day.nullable(),
  generalReason: z.string().nullable(),
  /** The same without markup, for the exported list. */
  generalReasonText: z.string().nullable(),
  requestDate: day,
  unlockedAt: instant.nullable(),
  requesterName: z.string().nullable(),
  requesterNameVn: z.string().nullable(),
  /** The names of its lines. */
  referenceNo: z.string().nullable(),
  /** The reasons of its lines. */
  reasons: z.string().nullable(),
  syncStatus: z.string().nullable(),
});
export type UnlockRequest = Readonly<z.infer<typeof storedUnlock>>;

/** A request in a list. */
export const shownUnlock = storedUnlock.extend({ may });
export type ShownUnlock = Readonly<z.infer<typeof shownUnlock>>;

/** A request with its lines and what the user is to it. */
export const unlockDetail = shownUnlock.extend({
  jobs: z.array(unlockLine),
  isRequester: z.boolean(),
  /** The user holds a level of its approval, or acts as deputy of a holder. */
  isManager: z.boolean(),
  /** It is not the user's turn to approve. */
  isApproved: z.boolean(),
  isShowBtnDeny: z.boolean(),
});
export type UnlockDetail = Readonly<z.infer<typeof unlockDetail>>;

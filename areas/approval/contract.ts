import { call } from "@fairway/core/contract/call.ts";
import { done, id, maybeText, needText, pageOf, paging } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { approvalProgress, approvalRow, denial, itemAnswer } from "./model/approvalShapes.ts";
import { approvalStatuses } from "./model/levels.ts";

// A right of a menu does not decide here: the level that a user holds, or the own request, does.
const right = "signedIn";
const ofDocument = z.object({ documentId: id });

/** The most documents of one call. */
export const mostDecided = 200;

/** The documents decided on by one call; with a version only if nothing has happened since. */
const items = z
  .array(z.object({ documentId: id, version: z.number().int().optional() }))
  .min(1)
  .max(mostDecided);

export const approvalTabs = ["toApprove", "mine", "all"] as const;

export const listApprovals = call({
  method: "POST",
  path: "Approval/Paging",
  writes: false,
  right,
  query: paging,
  body: z.object({
    tab: z.enum(approvalTabs).default("toApprove"),
    /** Flow and type, such as "Approval Advance". */
    type: maybeText(100),
    status: z.enum(approvalStatuses).nullish(),
    keyword: maybeText(100),
  }),
  answer: pageOf(approvalRow),
  summary: "Requests that wait for me, that I sent, or that I may see",
});

export const getApproval = call({
  method: "GET",
  path: "Approval/Progress",
  right,
  query: ofDocument,
  answer: approvalProgress.nullable(),
  summary: "Levels of the latest request of a document; null before it was sent",
});

export const getDenials = call({
  method: "GET",
  path: "Approval/Denials",
  right,
  query: ofDocument,
  answer: z.array(denial),
  summary: "The denials of a document",
});

export const approveAll = call({
  method: "PUT",
  path: "Approval/Approve",
  right,
  body: z.object({ items }),
  answer: done(z.array(itemAnswer)),
  summary: "Approve up to 200 documents, with an answer for each",
});

export const denyAll = call({
  method: "PUT",
  path: "Approval/Deny",
  right,
  body: z.object({ items, comment: needText(1000) }),
  answer: done(z.array(itemAnswer)),
  summary: "Deny up to 200 documents with a comment, with an answer for each",
});

export const recallApproval = call({
  method: "PUT",
  path: "Approval/Recall",
  right,
  body: ofDocument,
  answer: done(z.object({ status: z.enum(approvalStatuses) })),
  summary: "Take my request back while it is in Request Approval",
});

export const refreshApproval = call({
  method: "PUT",
  path: "Approval/Refresh",
  right,
  body: ofDocument,
  answer: done(approvalProgress),
  summary: "Give the open levels of a request the modes and holders of today",
});

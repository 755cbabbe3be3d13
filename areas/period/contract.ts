import { call } from "@fairway/core/contract/call.ts";
import { day, done, id, maybeId, needText } from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { z } from "zod";
import { period, unfinished } from "./model/period.ts";

const right = "accManagement.ClosePeriod";

export const periodsOfYear = call({
  method: "GET",
  path: "AccountingPeriod/GetByYear",
  right: "accManagement.list",
  /** The user's office without one. */
  query: z.object({ officeId: maybeId, year: z.coerce.number().int().min(1).max(2100) }),
  answer: z.array(period),
  summary: "The months of an office with their state, drafts and unsent documents",
});

export const unfinishedOfMonth = call({
  method: "GET",
  path: "AccountingPeriod/GetUnfinished",
  right: "accManagement.list",
  query: z.object({ officeId: id, month: day }),
  answer: z.array(unfinished),
  summary: "The drafts and unsent documents of a month",
});

export const closePeriod = call({
  method: "PUT",
  path: "AccountingPeriod/Close",
  right,
  body: z.object({ officeId: id, month: day, version: z.number().int(), reason: needText(500) }),
  answer: done(period),
  summary: "Close a month of an office",
});

export const reopenPeriod = call({
  method: "PUT",
  path: "AccountingPeriod/Reopen",
  right,
  body: z.object({ id, version: z.number().int(), reason: needText(500) }),
  answer: done(period),
  summary: "Open a closed month again",
});

export const periodHistory = call({
  method: "GET",
  path: "AccountingPeriod/History/{id}",
  right: "accManagement.list",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who closed and opened a month, the last first",
});

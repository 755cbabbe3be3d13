import { call } from "@fairway/core/contract/call.ts";
import {
  currencyCode,
  day,
  done,
  id,
  maybeDay,
  maybeId,
  maybeText,
  needText,
  orNull,
  pageOf,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { prepaidNote } from "./model/prepaidNote.ts";
import { release, releaseState } from "./model/release.ts";
import { type ReleaseWork, releaseWork } from "./model/releaseView.ts";

const type = z.number().int().min(1).max(9);
const page = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(50),
};

export const askRelease = call({
  method: "POST",
  path: "CheckPointRelease",
  right: "commercialCustomer.detail",
  body: z.object({
    partnerId: id,
    /** By default the office of the job, else that of the user. */
    officeId: maybeId,
    /** Without a job the release is for all jobs of the office. */
    jobId: maybeId,
    types: z.array(type).min(1).max(9),
    releasedUntil: day,
    reason: needText(500),
  }),
  answer: done(release),
  summary: "Ask for a check point of a partner to be released for a time",
});

export const decideRelease = call({
  method: "PUT",
  path: "CheckPointRelease/Decide",
  right: "commercialCustomer.ReleaseCheckPoint",
  body: z.object({
    id,
    version: z.number().int(),
    approve: z.boolean(),
    /** Another last day than requested. */
    releasedUntil: maybeDay,
    comment: maybeText(500),
  }),
  answer: done(release),
  summary: "Approve or deny a requested release; never an own one",
});

export const pageReleases = call({
  method: "POST",
  path: "CheckPointRelease/Paging",
  right: "commercialCustomer.detail",
  writes: false,
  query: z.object(page),
  body: z.object({
    keyword: maybeText(100),
    state: releaseState.nullish(),
    work: z.enum(Object.keys(releaseWork) as [ReleaseWork, ...ReleaseWork[]]).nullish(),
    partnerId: maybeId,
    jobId: maybeId,
    id: maybeId,
  }),
  answer: pageOf(release),
  summary: "Releases of check points that I asked for or may decide, what waits first",
});

export const pagePrepaidNotes = call({
  method: "POST",
  path: "AccountingPrePaidPayment/Paging",
  right: "acctARP.list",
  writes: false,
  query: z.object(page),
  body: z.object({
    partnerId: maybeId,
    status: z.enum(["Unpaid", "Paid"]).nullish(),
    keyword: maybeText(100),
    currencyId: orNull(currencyCode),
    saleManId: maybeId,
    officeId: maybeId,
    departmentId: maybeId,
    /** Days of issue. */
    issuedFrom: maybeDay,
    issuedTo: maybeDay,
  }),
  answer: pageOf(prepaidNote).extend({
    /** The sum of all rows in VND. */
    amount: z.string(),
  }),
  summary: "Prepaid debit notes awaiting confirmation",
});

export const confirmPrepaid = call({
  method: "PUT",
  path: "AccountingPrePaidPayment",
  right: "acctARP.write",
  body: z.object({
    notes: z
      .array(z.object({ id, status: z.enum(["Unpaid", "Paid"]) }))
      .min(1)
      .max(200),
    comment: maybeText(500),
  }),
  answer: done(z.number()),
  summary: "Confirm or revert prepaid payment of notes",
});

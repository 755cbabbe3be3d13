import { id } from "@fairway/core/contract/shapes.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { z } from "zod";
import { refuseCredit } from "./refusals.ts";

/** The states of a release; one that is approved ends by itself after its last day. */
export const releaseStates = {
  Requested: { en: "Requested", vi: "Chờ duyệt" },
  Approved: { en: "In force", vi: "Còn hiệu lực" },
  Ended: { en: "Ended", vi: "Hết hiệu lực" },
  Denied: { en: "Denied", vi: "Từ chối" },
} as const;
export type ReleaseState = keyof typeof releaseStates;
const states = Object.keys(releaseStates) as [ReleaseState, ...ReleaseState[]];
export const releaseState = z.enum(states);

/** A release in lists. */
export const release = z.object({
  id,
  version: z.number(),
  partnerId: id,
  partnerCode: z.string(),
  partnerName: z.string(),
  officeId: id,
  officeCode: z.string(),
  /** Null for a user who may not open the job, and where the release is for all jobs. */
  jobId: z.string().nullable(),
  jobNo: z.string().nullable(),
  transactionType: z.string().nullable(),
  isOfJob: z.boolean(),
  types: z.array(z.number()),
  releasedUntil: z.string(),
  reason: z.string(),
  state: releaseState,
  askedBy: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  comment: z.string().nullable(),
  datetimeCreated: z.string(),
  /** What passed by it. */
  passages: z.array(
    z.object({
      type: z.number(),
      /** Null for a user who may not open the job, as bill and document. */
      jobNo: z.string().nullable(),
      hwbno: z.string().nullable(),
      documentNo: z.string().nullable(),
      reasons: z.array(z.string()),
      by: z.string(),
      at: z.string(),
    }),
  ),
  may: z.array(z.string()),
});
export type Release = z.infer<typeof release>;

/** Why a release may not last until a day; null when it may. Rule CK-11 */
export function whyNotUntil(until: Day, today: Day, most: number): FieldRefusal | null {
  if (until < today) {
    return refuseCredit.field("releasedUntil", "release.past", { day: sayDay(until) });
  }
  const last = addDays(today, most);
  return until > last
    ? refuseCredit.field("releasedUntil", "release.tooLong", { most, day: sayDay(last) })
    : null;
}

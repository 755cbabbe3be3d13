import type { Status } from "@fairway/core/words/statusTag.ts";
import { approvalStatuses, approvalTags } from "./levels.ts";

/** The states of a document that is approved: the approval statuses, and Canceled for a deleted one. */
export const approvedStates = [...approvalStatuses, "Canceled"] as const;
export type ApprovedState = (typeof approvedStates)[number];

/** The tags of these states. */
export const approvedTags: Readonly<Record<ApprovedState, Status>> = {
  ...approvalTags,
  Canceled: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};

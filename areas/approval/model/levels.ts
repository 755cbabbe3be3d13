import { boardModes } from "@fairway/areas/organisation/model/officeSetting.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The levels of an approval in the order in which they are asked. */
export const levels = ["leader", "manager", "accountant", "bod"] as const;
export type Level = (typeof levels)[number];

export const levelWords: Readonly<Record<Level, Words>> = {
  leader: { en: "Leader", vi: "Trưởng nhóm" },
  manager: { en: "Department manager", vi: "Trưởng phòng" },
  accountant: { en: "Accountant manager", vi: "Kế toán trưởng" },
  bod: { en: "Board", vi: "Ban giám đốc" },
};

/** The mode of a level of a sent request; `Passed`: only the requester holds it. Rule AP-7 */
export const requestModes = {
  ...boardModes,
  Passed: { en: "Passed on", vi: "Chuyển cấp sau" },
} as const satisfies Record<string, Words>;
export type Mode = keyof typeof requestModes;

/** The approval statuses of every document. */
export const approvalStatuses = [
  "New",
  "Request Approval",
  "Leader Approved",
  "Department Manager Approved",
  "Accountant Manager Approved",
  "Done",
  "Denied",
] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const approvalTags: Readonly<Record<ApprovalStatus, Status>> = {
  New: { words: { en: "New", vi: "Mới" }, meaning: "new" },
  "Request Approval": {
    words: { en: "Request approval", vi: "Yêu cầu phê duyệt" },
    meaning: "waiting",
  },
  "Leader Approved": {
    words: { en: "Leader approved", vi: "Trưởng nhóm đã duyệt" },
    meaning: "progress",
  },
  "Department Manager Approved": {
    words: { en: "Department manager approved", vi: "Trưởng phòng đã duyệt" },
    meaning: "progress",
  },
  "Accountant Manager Approved": {
    words: { en: "Accountant manager approved", vi: "Kế toán trưởng đã duyệt" },
    meaning: "progress",
  },
  Done: { words: { en: "Done", vi: "Hoàn tất" }, meaning: "good" },
  Denied: { words: { en: "Denied", vi: "Từ chối" }, meaning: "bad" },
};

/** The status after the decision of a level that is not the last. */
export const statusAfter: Readonly<Record<Level, ApprovalStatus>> = {
  leader: "Leader Approved",
  manager: "Department Manager Approved",
  accountant: "Accountant Manager Approved",
  bod: "Done",
};

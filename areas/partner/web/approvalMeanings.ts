import type { Meaning } from "@fairway/core/words/statusTag.ts";
import type { ApprovalStatus } from "../model/partner.ts";

/** In which colour each step of an approval is said. */
export const approvalMeanings: Readonly<Record<ApprovalStatus, Meaning>> = {
  New: "new",
  "Request Approval": "waiting",
  Rejected: "bad",
  Done: "good",
};

import type { Words } from "@fairway/core/words/words.ts";
import type { ReasonCode } from "./reasons.ts";

/** The reasons of check points in a few words, for what passed by a release. */
export const reasonNames: Readonly<Record<ReasonCode, Words>> = {
  "checkPoint.noAgreement": { en: "no agreement", vi: "không có hợp đồng" },
  "checkPoint.overDue": { en: "overdue", vi: "quá hạn" },
  "checkPoint.overDueObh": { en: "on-behalf amounts overdue", vi: "chi hộ quá hạn" },
  "checkPoint.expired": { en: "agreement ended", vi: "hợp đồng hết hạn" },
  "checkPoint.overLimit": { en: "over the credit limit", vi: "vượt hạn mức công nợ" },
  "checkPoint.prepaidNotNoted": { en: "lines on no debit note", vi: "phí chưa lên giấy báo nợ" },
  "checkPoint.prepaidNotPaid": {
    en: "prepaid note not confirmed",
    vi: "giấy báo trả trước chưa xác nhận",
  },
  "checkPoint.overDuePrepaid": { en: "prepaid note overdue", vi: "giấy báo trả trước quá hạn" },
  "checkPoint.prepaidHasNotes": { en: "debit notes issued", vi: "đã lập giấy báo nợ" },
};

import type { Words } from "@fairway/core/words/words.ts";
import type { ReasonCode } from "./reasons.ts";

/** The reasons in short, where they are listed. */
export const reasonNames: Readonly<Record<ReasonCode, Words>> = {
  "checkPoint.noAgreement": { en: "No agreement", vi: "Chưa có hợp đồng" },
  "checkPoint.overDue": { en: "Overdue", vi: "Quá hạn" },
  "checkPoint.overDueObh": { en: "On behalf overdue", vi: "Chi hộ quá hạn" },
  "checkPoint.expired": { en: "Agreement ended", vi: "Hợp đồng hết hạn" },
  "checkPoint.overLimit": { en: "Over the limit", vi: "Vượt hạn mức" },
  "checkPoint.prepaidNotNoted": { en: "Lines on no note", vi: "Phí chưa lên giấy báo" },
  "checkPoint.prepaidNotPaid": { en: "Prepaid not confirmed", vi: "Trả trước chưa xác nhận" },
  "checkPoint.overDuePrepaid": { en: "Prepaid overdue", vi: "Quá hạn trả trước" },
  "checkPoint.prepaidHasNotes": { en: "Notes issued", vi: "Đã lập giấy báo" },
};

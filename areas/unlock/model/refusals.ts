import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of unlocking. */
export const refuseUnlock = refusals({
  "unlock.noLines": {
    status: 400,
    en: "A request names at least one job or document.",
    vi: "Yêu cầu cần ít nhất một lô hàng hoặc phiếu.",
  },
  "unlock.twice": {
    status: 400,
    en: "Line {line, number} is named twice.",
    vi: "Dòng {line, number} bị lặp lại.",
  },
  "unlock.noDate": {
    status: 400,
    en: "Enter the new service date.",
    vi: "Hãy nhập ngày dịch vụ mới.",
  },
  "unlock.unknown": {
    status: 400,
    en: "Line {line, number} names a job or document that is canceled, not approved, or not of your office.",
    vi: "Dòng {line, number} có lô hàng hoặc phiếu đã hủy, chưa duyệt, hoặc không thuộc văn phòng của bạn.",
  },
  "unlock.notLocked": {
    status: 409,
    en: "{number} is not locked.",
    vi: "{number} chưa bị khóa.",
  },
  "unlock.jobCanceled": {
    status: 409,
    en: "{number} was canceled meanwhile. Deny the request.",
    vi: "{number} đã bị hủy. Hãy từ chối yêu cầu.",
  },
  "unlock.sent": {
    status: 409,
    en: "{requestNo} is sent and cannot be changed. Recall it first.",
    vi: "{requestNo} đã gửi, không thể sửa. Hãy thu hồi trước.",
  },
  "unlock.synced": {
    status: 409,
    en: "{requestNo} is in the accounting system and cannot be changed.",
    vi: "{requestNo} đã có trong hệ thống kế toán, không thể sửa.",
  },
  "unlock.noDocument": {
    status: 400,
    en: "No document has these numbers: {numbers}",
    vi: "Không có phiếu nào mang số: {numbers}",
  },
  "unlock.documentSynced": {
    status: 409,
    en: "The accounting system has {numbers}; they are not sent again.",
    vi: "{numbers} đã có trong hệ thống kế toán, không gửi lại.",
  },
  "unlock.documentNotDone": {
    status: 409,
    en: "{numbers} are not approved yet.",
    vi: "{numbers} chưa được duyệt.",
  },
  "unlock.notSuperAdmin": {
    status: 403,
    en: "Only a Super Admin raises the sync version of a document.",
    vi: "Chỉ Super Admin được tạo lại mã phiếu.",
  },
});

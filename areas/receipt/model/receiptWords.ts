import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { PaymentType, ReceiptClass, ReceiptMethod, ReceiptStatus } from "./receipt.ts";

export const methodWords: Record<ReceiptMethod, Words> = {
  "Bank Transfer": { en: "Bank transfer", vi: "Chuyển khoản" },
  Cash: { en: "Cash", vi: "Tiền mặt" },
  "Clear-Advance": { en: "Clear advance", vi: "Cấn trừ tiền ứng trước" },
  "Clear-Advance-Bank": {
    en: "Clear advance plus bank",
    vi: "Cấn trừ tiền ứng trước và chuyển khoản",
  },
  "Clear-Advance-Cash": { en: "Clear advance plus cash", vi: "Cấn trừ tiền ứng trước và tiền mặt" },
  Internal: { en: "Internal", vi: "Nội bộ" },
  "COLL - Internal": { en: "Collected, internal", vi: "Thu hộ nội bộ" },
  "OBH - Internal": { en: "On behalf, internal", vi: "Chi hộ nội bộ" },
  "Management Fee": { en: "Bank fee", vi: "Phí ngân hàng" },
  "Other Fee": { en: "Other fee", vi: "Phí khác" },
  "COLL - Extra": { en: "Collected, extra", vi: "Thu hộ khác" },
  Other: { en: "Other", vi: "Khác" },
};

export const classWords: Record<ReceiptClass, Words> = {
  "Clear Debit": { en: "Clear debit", vi: "Cấn trừ nợ" },
  Advance: { en: "Advance", vi: "Tiền ứng trước" },
  "Net Off": { en: "Net off", vi: "Bù trừ công nợ" },
  "Collect OBH": { en: "Collect on behalf", vi: "Thu hộ" },
  "Collect OBH - OTHER": { en: "Collect on behalf, other", vi: "Thu hộ khác" },
  "Pay OBH": { en: "Pay on behalf", vi: "Chi hộ" },
};

export const typeWords: Record<PaymentType, Words> = {
  DEBIT: { en: "Debit", vi: "Phải thu" },
  OBH: { en: "On behalf", vi: "Chi hộ" },
  CREDIT: { en: "Voucher", vi: "Chứng từ" },
  CREDITNOTE: { en: "Credit note", vi: "Giấy báo có" },
  CREDITSOA: { en: "Credit statement", vi: "Bảng kê có" },
  ADV: { en: "Advance", vi: "Tiền ứng trước" },
  COLL_OBH: { en: "Collected on behalf", vi: "Thu hộ" },
  COLL_OTH: { en: "Collected on behalf, other", vi: "Thu hộ khác" },
  PAY_OBH: { en: "Paid on behalf", vi: "Chi hộ" },
};

export const receiptTags: Readonly<Record<ReceiptStatus, Status>> = {
  Draft: { words: { en: "Draft", vi: "Nháp" }, meaning: "new" },
  Done: { words: { en: "Done", vi: "Hoàn tất" }, meaning: "good" },
  Cancel: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};

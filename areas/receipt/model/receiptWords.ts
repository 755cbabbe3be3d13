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
  Other: { en: "Other", vi: "Khác" },
};

export const classWords: Record<ReceiptClass, Words> = {
  "Clear Debit": { en: "Clear debit", vi: "Cấn trừ nợ" },
  Advance: { en: "Advance", vi: "Tiền ứng trước" },
};

export const typeWords: Record<PaymentType, Words> = {
  DEBIT: { en: "Debit", vi: "Phải thu" },
  OBH: { en: "On behalf", vi: "Chi hộ" },
  ADV: { en: "Advance", vi: "Tiền ứng trước" },
};

export const receiptTags: Readonly<Record<ReceiptStatus, Status>> = {
  Draft: { words: { en: "Draft", vi: "Nháp" }, meaning: "new" },
  Done: { words: { en: "Done", vi: "Hoàn tất" }, meaning: "good" },
  Cancel: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};

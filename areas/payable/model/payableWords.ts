import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { PaymentState } from "./vendorPayment.ts";

/** The tags of the states of a payment. */
export const paymentTags: Readonly<Record<PaymentState, Status>> = {
  Done: { words: { en: "Done", vi: "Hoàn tất" }, meaning: "good" },
  Canceled: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};

/** The payment methods in words. */
export const methodWords: Readonly<Record<string, Words>> = {
  "Bank Transfer": { en: "Bank transfer", vi: "Chuyển khoản" },
  Cash: { en: "Cash", vi: "Tiền mặt" },
  Other: { en: "Other", vi: "Khác" },
};

/** The transaction types in words. */
export const transactionWords: Readonly<Record<string, Words>> = {
  CREDIT: { en: "Vendor credit", vi: "Phải trả nhà cung cấp" },
  OBH: { en: "On behalf", vi: "Chi hộ" },
  ADV: { en: "Vendor advance", vi: "Ứng trước nhà cung cấp" },
};

/** The words of the list of payables and of its sheets. */
export const payableWords = {
  payables: { en: "Accounts payable", vi: "Công nợ phải trả" },
  acctRefNo: { en: "Voucher", vi: "Chứng từ" },
  acctDate: { en: "Voucher date", vi: "Ngày chứng từ" },
  partnerCode: { en: "Vendor ID", vi: "Mã nhà cung cấp" },
  partner: { en: "Vendor", vi: "Nhà cung cấp" },
  transactionType: { en: "Type", vi: "Loại" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
  invoiceDate: { en: "Invoice date", vi: "Ngày hóa đơn" },
  docNo: { en: "Source document", vi: "Chứng từ gốc" },
  beginAmount: { en: "Opening", vi: "Đầu kỳ" },
  paymentAmount: { en: "Paid in period", vi: "Thanh toán trong kỳ" },
  remainAmount: { en: "Remaining", vi: "Còn lại" },
  beginAmountVnd: { en: "Opening VND", vi: "Đầu kỳ VND" },
  paymentAmountVnd: { en: "Paid in period VND", vi: "Thanh toán trong kỳ VND" },
  remainAmountVnd: { en: "Remaining VND", vi: "Còn lại VND" },
  currency: { en: "Currency", vi: "Loại tiền" },
  paymentStatus: { en: "Payment", vi: "Thanh toán" },
  paymentTerm: { en: "Term", vi: "Số ngày" },
  dueDate: { en: "Due", vi: "Hạn thanh toán" },
  overdueDays: { en: "Days overdue", vi: "Số ngày quá hạn" },
  description: { en: "Description", vi: "Diễn giải" },
  notDue: { en: "Not due", vi: "Chưa đến hạn" },
  over1To15: { en: "1–15 days", vi: "1–15 ngày" },
  over16To30: { en: "16–30 days", vi: "16–30 ngày" },
  over30: { en: "Over 30 days", vi: "Trên 30 ngày" },
  paymentNo: { en: "Payment no.", vi: "Số phiếu chi" },
  paymentDate: { en: "Day of payment", vi: "Ngày thanh toán" },
  method: { en: "Payment method", vi: "Hình thức thanh toán" },
  gainLoss: { en: "Exchange gain or loss", vi: "Chênh lệch tỷ giá" },
} as const;

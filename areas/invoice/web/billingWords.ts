import type { Words } from "@fairway/core/words/words.ts";
import type { BillingDate, BillingReference } from "../model/billing.ts";
import { titles } from "./titles.ts";

export const billingDateWords: Readonly<Record<BillingDate, Words>> = {
  "VAT Invoice Date": { en: "Invoice date", vi: "Ngày hóa đơn" },
  "Confirm Billing Date": { en: "Confirmed billing", vi: "Ngày xác nhận công nợ" },
};

export const billingReferenceWords: Readonly<Record<BillingReference, Words>> = {
  "VAT Invoice": { en: "Invoices", vi: "Hóa đơn" },
  "Debit Note": { en: "Debit notes", vi: "Giấy báo nợ" },
  SOA: { en: "Statements of account", vi: "Bảng kê công nợ" },
};

export const isConfirmedWords: Readonly<Record<"yes" | "no", Words>> = {
  yes: { en: "Confirmed", vi: "Đã xác nhận" },
  no: { en: "Not confirmed", vi: "Chưa xác nhận" },
};

/** The words of the screens on which billings are confirmed. */
export const billingWords = {
  ...titles,
  search: { en: "Numbers, one a line", vi: "Các số, mỗi dòng một số" },
  numbersOf: { en: "Numbers of", vi: "Tìm theo số" },
  confirmed: { en: "Confirmation", vi: "Xác nhận" },
  service: { en: "Service", vi: "Dịch vụ" },
  inCharge: { en: "Person in charge", vi: "Người phụ trách" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  partner: { en: "Partner", vi: "Đối tác" },
  amount: { en: "Amount", vi: "Thành tiền" },
  type: { en: "Type", vi: "Loại" },
  date: { en: "Invoice date", vi: "Ngày hóa đơn" },
  term: { en: "Payment term in days", vi: "Số ngày thanh toán" },
  base: { en: "Term counts from", vi: "Tính hạn từ" },
  billingDate: { en: "Confirmed billing", vi: "Ngày xác nhận công nợ" },
  dueDate: { en: "Payment due", vi: "Hạn thanh toán" },
  status: { en: "Payment", vi: "Thanh toán" },
  lines: { en: "Charges", vi: "Các khoản phí" },
  none: { en: "No invoices", vi: "Không có hóa đơn" },
  noneDetail: {
    en: "Invoices to customers are confirmed here when the partner agrees with the billing.",
    vi: "Hóa đơn của khách hàng được xác nhận tại đây khi đối tác đồng ý công nợ.",
  },
  confirm: { en: "Confirm", vi: "Xác nhận" },
  takeBack: { en: "Take confirmation back", vi: "Hủy xác nhận" },
  redate: { en: "Change invoice date", vi: "Đổi ngày hóa đơn" },
  confirmTitle: {
    en: "Confirm the billing of {count, plural, one {one invoice} other {# invoices}}",
    vi: "Xác nhận công nợ của {count} hóa đơn",
  },
  redateTitle: {
    en: "Change the date of {count, plural, one {one invoice} other {# invoices}}",
    vi: "Đổi ngày của {count} hóa đơn",
  },
  confirmDetail: {
    en: "Due days of terms that count from the confirmed billing follow.",
    vi: "Hạn thanh toán tính từ ngày xác nhận được cập nhật theo.",
  },
  redateDetail: {
    en: "Due days of terms that count from the invoice date follow.",
    vi: "Hạn thanh toán tính từ ngày hóa đơn được cập nhật theo.",
  },
  done: {
    en: "{count, plural, one {One invoice is} other {# invoices are}} changed",
    vi: "Đã cập nhật {count} hóa đơn",
  },
} as const;

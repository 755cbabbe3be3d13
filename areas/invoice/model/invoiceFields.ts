import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { field } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";
import type { AccountingStatus, AccountingType, VoucherType } from "./invoice.ts";

export const typeWords: Record<AccountingType, Words> = {
  Invoice: { en: "VAT invoice", vi: "Hóa đơn GTGT" },
  InvoiceTemp: { en: "On-behalf invoice", vi: "Hóa đơn chi hộ" },
  Voucher: { en: "Voucher", vi: "Chứng từ" },
};

export const voucherTypeWords: Record<VoucherType, Words> = {
  "Cash receipt": { en: "Cash receipt", vi: "Phiếu thu" },
  "Cash payment": { en: "Cash payment", vi: "Phiếu chi" },
  "Debit slip": { en: "Debit slip", vi: "Giấy báo nợ ngân hàng" },
  "Credit slip": { en: "Credit slip", vi: "Giấy báo có ngân hàng" },
  "Purchasing note": { en: "Purchasing note", vi: "Chứng từ mua hàng" },
  "Other entry": { en: "Other entry", vi: "Bút toán khác" },
};

/** The tags of the states that are shown; an invoice that is neither has none. */
export const invoiceTags: Readonly<Record<Exclude<AccountingStatus, "New">, Status>> = {
  "Updated Invoice": {
    words: { en: "Numbered", vi: "Đã có số" },
    meaning: "progress",
  },
  Canceled: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};

/** The states of an invoice in words. */
export const stateWords: Readonly<Record<string, Words>> = {
  New: { en: "New", vi: "Mới" },
  ...statusWords(invoiceTags),
};

export const methodWords: Record<string, Words> = {
  "Bank Transfer": { en: "Bank transfer", vi: "Chuyển khoản" },
  Cash: { en: "Cash", vi: "Tiền mặt" },
  "Bank Transfer / Cash": { en: "Bank transfer / cash", vi: "Chuyển khoản / tiền mặt" },
};

/** The payment methods of a voucher in words. */
export const voucherMethodWords: Record<string, Words> = {
  Other: { en: "Other", vi: "Khác" },
  ...methodWords,
};

/** The fields of an invoice in its history and the exported list. */
export const invoiceFields = {
  ...headFields("partner", { en: "Partner", vi: "Đối tác" }),
  type: field.choice({ label: { en: "Type", vi: "Loại" }, of: typeWords }),
  voucherType: field.choice({
    label: { en: "Voucher type", vi: "Loại chứng từ" },
    of: voucherTypeWords,
  }),
  voucherId: field.code({ label: { en: "Voucher ID", vi: "Số chứng từ" }, max: 30 }),
  invoiceNoTempt: field.code({
    label: { en: "Invoice no. (temp)", vi: "Số hóa đơn (tạm)" },
    max: 20,
  }),
  invoiceNoReal: field.code({ label: { en: "Real invoice no.", vi: "Số hóa đơn thật" }, max: 20 }),
  serie: field.code({ label: { en: "Series", vi: "Ký hiệu" }, max: 20 }),
  serieReal: field.code({ label: { en: "Real series", vi: "Ký hiệu thật" }, max: 20 }),
  date: field.date({ label: { en: "Invoice date", vi: "Ngày hóa đơn" } }),
  confirmBillingDate: field.date({
    label: { en: "Confirmed billing", vi: "Ngày xác nhận công nợ" },
  }),
  paymentDueDate: field.date({ label: { en: "Due", vi: "Hạn thanh toán" } }),
  totalAmount: field.money({ label: { en: "Total", vi: "Tổng cộng" } }),
  totalAmountVnd: field.money({ label: { en: "Total VND", vi: "Tổng VND" } }),
  totalAmountUsd: field.money({ label: { en: "Total USD", vi: "Tổng USD" } }),
  paidAhead: field.money({ label: { en: "Paid by advances", vi: "Đã trả bằng tạm ứng" } }),
  paidAmount: field.money({ label: { en: "Paid", vi: "Đã thanh toán" } }),
  unpaidAmount: field.money({ label: { en: "Open", vi: "Còn nợ" } }),
  paymentStatus: field.choice({
    label: { en: "Payment", vi: "Thanh toán" },
    of: statusWords(paymentTags),
  }),
  paymentMethod: field.choice({
    label: { en: "Payment method", vi: "Hình thức thanh toán" },
    of: voucherMethodWords,
  }),
  accountNo: field.code({ label: { en: "Account", vi: "Tài khoản" }, max: 20 }),
  description: field.note({ label: { en: "Description", vi: "Diễn giải" }, max: 1000 }),
  status: field.choice({
    label: { en: "Status", vi: "Trạng thái" },
    of: stateWords,
  }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
  cancelReason: field.note({ label: { en: "Reason", vi: "Lý do" }, max: 500 }),
  jobNos: field.text({ label: { en: "Jobs", vi: "Lô hàng" }, max: 1000 }),
  cdNoteNos: field.text({ label: { en: "Debit note", vi: "Giấy báo nợ" }, max: 1000 }),
};

/** The columns of the exported list. */
export const invoiceSheet = [
  "voucherId",
  "invoiceNoTempt",
  "invoiceNoReal",
  "serie",
  "serieReal",
  "type",
  "partnerCode",
  "partnerName",
  "totalAmount",
  "unpaidAmount",
  "currencyId",
  "totalAmountVnd",
  "totalAmountUsd",
  "paymentStatus",
  "date",
  "paymentDueDate",
  "jobNos",
  "cdNoteNos",
  "datetimeCreated",
  "userNameCreated",
] as const;

import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { field } from "@fairway/core/resource/field.ts";
import { classWords, methodWords, receiptTags } from "./receiptWords.ts";

/** The fields of a receipt in its history and the exported list. */
export const receiptFields = {
  ...headFields("customer", { en: "Payer", vi: "Người nộp tiền" }),
  paymentRefNo: field.code({ label: { en: "Receipt no.", vi: "Số phiếu thu" }, max: 30 }),
  paymentDate: field.date({ label: { en: "Paid date", vi: "Ngày thu" } }),
  class: field.choice({ label: { en: "Receipt type", vi: "Loại phiếu" }, of: classWords }),
  paidAmount: field.money({ label: { en: "Collected", vi: "Số tiền thu" } }),
  paidAmountVnd: field.money({ label: { en: "Collected VND", vi: "Số tiền thu VND" } }),
  paidAmountUsd: field.money({ label: { en: "Collected USD", vi: "Số tiền thu USD" } }),
  cusAdvanceAmount: field.money({ label: { en: "Advance used", vi: "Tiền ứng trước đã dùng" } }),
  creditAmount: field.money({ label: { en: "Credits used", vi: "Khoản phải trả đã bù trừ" } }),
  obhpartnerName: field.text({ label: { en: "On behalf of", vi: "Thu chi hộ cho" }, max: 255 }),
  referenceNo: field.code({ label: { en: "Follows receipt", vi: "Theo phiếu thu" }, max: 30 }),
  excRateUsdToLocal: field.rate({ label: { en: "USD rate", vi: "Tỷ giá USD" } }),
  paymentMethod: field.choice({ label: { en: "Method", vi: "Hình thức" }, of: methodWords }),
  bankAccountNo: field.code({ label: { en: "Bank account", vi: "Tài khoản ngân hàng" }, max: 50 }),
  description: field.note({ label: { en: "Description", vi: "Diễn giải" }, max: 1000 }),
  status: field.choice({
    label: { en: "Status", vi: "Trạng thái" },
    of: statusWords(receiptTags),
  }),
  cancelReason: field.note({ label: { en: "Reason", vi: "Lý do" }, max: 500 }),
};

/** The columns of the exported list. */
export const receiptSheet = [
  "paymentRefNo",
  "paymentDate",
  "customerCode",
  "customerName",
  "class",
  "paymentMethod",
  "paidAmount",
  "currencyId",
  "paidAmountVnd",
  "paidAmountUsd",
  "cusAdvanceAmount",
  "status",
  "description",
  "syncStatus",
  "datetimeCreated",
  "userNameCreated",
] as const;

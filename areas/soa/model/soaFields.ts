import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { field } from "@fairway/core/resource/field.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { dateTypeWords, soaTags, staffTypeWords, typeWords } from "./soaWords.ts";

/** The fields of a statement in its history and the exported list. */
export const soaFields = {
  ...headFields("customer", { en: "Partner", vi: "Đối tác" }),
  soano: field.code({ label: { en: "SOA no.", vi: "Số bảng kê" }, max: 30 }),
  status: field.choice({ label: { en: "Status", vi: "Trạng thái" }, of: statusWords(soaTags) }),
  type: field.choice({ label: { en: "Type", vi: "Loại" }, of: typeWords }),
  saleManName: field.text({ label: { en: "Salesman", vi: "Nhân viên kinh doanh" }, max: 100 }),
  soaformDate: field.date({ label: { en: "Period from", vi: "Kỳ từ ngày" } }),
  soatoDate: field.date({ label: { en: "Period to", vi: "Kỳ đến ngày" } }),
  dateType: field.choice({ label: { en: "Date mode", vi: "Loại ngày" }, of: dateTypeWords }),
  obh: field.choice({ label: { en: "OBH", vi: "Chi hộ" }, of: yesOrNo }),
  staffType: field.choice({
    label: { en: "Staff type", vi: "Loại nhân viên" },
    of: staffTypeWords,
  }),
  airlineCode: field.code({ label: { en: "Airline code", vi: "Mã hãng bay" }, max: 3 }),
  note: field.note({ label: { en: "Note", vi: "Ghi chú" }, max: 1000 }),
  exchangeDate: field.date({ label: { en: "Rate day", vi: "Ngày tỷ giá" } }),
  excRateUsdToLocal: field.rate({ label: { en: "Exc USD", vi: "Tỷ giá USD" } }),
  isRateTyped: field.choice({ label: { en: "Typed rate", vi: "Tỷ giá nhập tay" }, of: yesOrNo }),
  debitAmount: field.money({ label: { en: "Debit amount", vi: "Tổng nợ" }, signed: true }),
  creditAmount: field.money({ label: { en: "Credit amount", vi: "Tổng có" }, signed: true }),
  totalAmount: field.money({ label: { en: "Total amount", vi: "Tổng tiền" }, signed: true }),
  totalVnd: field.money({ label: { en: "Total VND", vi: "Tổng VND" }, signed: true }),
  totalUsd: field.money({ label: { en: "Total USD", vi: "Tổng USD" }, signed: true }),
  totalShipment: field.number({ label: { en: "Shipments", vi: "Số lô hàng" } }),
  totalCharge: field.number({ label: { en: "Number of charges", vi: "Số dòng phí" } }),
  paymentStatus: field.choice({
    label: { en: "Payment status", vi: "Trạng thái thanh toán" },
    of: statusWords(paymentTags),
  }),
  paymentDueDate: field.date({ label: { en: "Payment due", vi: "Hạn thanh toán" } }),
  revision: field.number({ label: { en: "Revision", vi: "Lần chỉnh sửa" } }),
  reasonRevise: field.note({ label: { en: "Reason to revise", vi: "Lý do chỉnh sửa" }, max: 500 }),
  reasonReject: field.note({ label: { en: "Reject reason", vi: "Lý do từ chối" }, max: 500 }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
};

/** The columns of the exported list. */
export const soaSheet = [
  "soano",
  "customerCode",
  "customerName",
  "type",
  "totalShipment",
  "creditAmount",
  "debitAmount",
  "totalAmount",
  "currencyId",
  "totalVnd",
  "totalUsd",
  "status",
  "paymentStatus",
  "saleManName",
  "datetimeCreated",
  "userNameCreated",
  "datetimeModified",
  "syncStatus",
  "reasonReject",
  "lastSyncDate",
] as const;

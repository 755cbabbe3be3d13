import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { field } from "@fairway/core/resource/field.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { NoteState, NoteType } from "./note.ts";

export const typeWords: Record<NoteType, Words> = {
  DEBIT: { en: "Debit note", vi: "Giấy báo nợ" },
  CREDIT: { en: "Credit note", vi: "Giấy báo có" },
  INVOICE: { en: "Invoice note", vi: "Giấy báo thu" },
};

export const noteTags: Readonly<Record<NoteState, Status>> = {
  New: { words: { en: "New", vi: "Mới" }, meaning: "new" },
  "Issued Invoice": {
    words: { en: "Invoice issued", vi: "Đã xuất hóa đơn" },
    meaning: "progress",
  },
  "Issued Voucher": {
    words: { en: "Voucher issued", vi: "Đã lập chứng từ" },
    meaning: "progress",
  },
};

/** The dates of a note by which a list is narrowed; the first is the default. */
export const noteDates = {
  created: { en: "Issued", vi: "Ngày lập" },
  accountingDate: { en: "Accounting date", vi: "Ngày hạch toán" },
} as const satisfies Record<string, Words>;

/** The fields of a note in its history and the exported list. */
export const noteFields = {
  ...headFields("partner", { en: "Partner", vi: "Đối tác" }),
  code: field.code({ label: { en: "Note no.", vi: "Số giấy báo" }, max: 50 }),
  type: field.choice({ label: { en: "Type", vi: "Loại" }, of: typeWords }),
  jobNo: field.code({ label: { en: "Job", vi: "Lô hàng" }, max: 50 }),
  hwbnos: field.text({ label: { en: "HBL no.", vi: "Số vận đơn nhà" }, max: 1000 }),
  exchangeDate: field.date({ label: { en: "Exchange rate date", vi: "Ngày tỷ giá" } }),
  excRateUsdToLocal: field.rate({ label: { en: "USD rate", vi: "Tỷ giá USD" } }),
  chargeCount: field.number({ label: { en: "Charge lines", vi: "Số dòng phí" } }),
  total: field.money({ label: { en: "Total", vi: "Tổng cộng" }, signed: true }),
  totalVnd: field.money({ label: { en: "Total VND", vi: "Tổng VND" }, signed: true }),
  totalUsd: field.money({ label: { en: "Total USD", vi: "Tổng USD" }, signed: true }),
  status: field.choice({
    label: { en: "Status", vi: "Trạng thái" },
    of: statusWords(noteTags),
  }),
  paymentStatus: field.choice({
    label: { en: "Payment", vi: "Thanh toán" },
    of: statusWords(paymentTags),
  }),
  issuedFor: field.text({ label: { en: "Issued for", vi: "Hóa đơn / chứng từ" }, max: 1000 }),
  accountingDate: field.date({ label: noteDates.accountingDate }),
  reasonReject: field.note({
    label: { en: "Reason of the rejection", vi: "Lý do từ chối" },
    max: 500,
  }),
  flexId: field.text({ label: { en: "Reference no.", vi: "Số tham chiếu" }, max: 100 }),
  note: field.note({ label: { en: "Note", vi: "Ghi chú" }, max: 500 }),
};

/** The columns of the exported list. */
export const noteSheet = [
  "code",
  "type",
  "jobNo",
  "hwbnos",
  "partnerCode",
  "partnerName",
  "total",
  "currencyId",
  "totalVnd",
  "totalUsd",
  "status",
  "paymentStatus",
  "issuedFor",
  "accountingDate",
  "syncStatus",
  "lastSyncDate",
  "datetimeCreated",
  "userNameCreated",
] as const;

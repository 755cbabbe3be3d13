import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { CombineLine, CombineState } from "./combine.ts";
import type { AskedType, DateType, DocumentType } from "./combineForm.ts";

/** The tags of the states of a combined billing. */
export const combineTags: Readonly<Record<CombineState, Status>> = {
  New: { words: { en: "New", vi: "Mới" }, meaning: "new" },
  Confirmed: { words: { en: "Confirmed", vi: "Đã xác nhận" }, meaning: "good" },
  Canceled: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};

export const lineTypeWords: Readonly<Record<CombineLine["type"], Words>> = {
  DEBIT: { en: "Debit side", vi: "Bên nợ" },
  CREDIT: { en: "Credit side", vi: "Bên có" },
  INVOICE: { en: "Invoice note", vi: "Giấy báo thu" },
};

export const askedTypeWords: Readonly<Record<AskedType, Words>> = {
  All: { en: "All", vi: "Tất cả" },
  Debit: { en: "Debit side", vi: "Bên nợ" },
  Credit: { en: "Credit side", vi: "Bên có" },
};

export const dateTypeWords: Readonly<Record<DateType, Words>> = {
  "Issue Date": { en: "Issue date", vi: "Ngày phát hành" },
  "Service Date": { en: "Service date", vi: "Ngày dịch vụ" },
};

export const documentTypeWords: Readonly<Record<DocumentType, Words>> = {
  "CD Note": { en: "CD note", vi: "Giấy báo" },
  Soa: { en: "Statement of account", vi: "Bảng kê công nợ" },
  "Job No": { en: "Job no.", vi: "Số lô" },
  "HBL No": { en: "HBL no.", vi: "Số vận đơn nhà" },
  "Custom No": { en: "Customs no.", vi: "Số tờ khai" },
};

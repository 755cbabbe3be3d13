import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { field } from "@fairway/core/resource/field.ts";
import { combineTags } from "./combineWords.ts";

/** The fields of a combined billing in its history and the exported list. */
export const combineFields = {
  ...headFields("partner", { en: "Partner", vi: "Đối tác" }),
  combineBillingNo: field.code({ label: { en: "Combine no.", vi: "Số phiếu gộp" }, max: 30 }),
  status: field.choice({ label: { en: "Status", vi: "Trạng thái" }, of: statusWords(combineTags) }),
  description: field.note({ label: { en: "Description", vi: "Diễn giải" }, max: 1000 }),
  totalAmountVnd: field.money({ label: { en: "Total VND", vi: "Tổng VND" }, signed: true }),
  totalAmountUsd: field.money({ label: { en: "Total USD", vi: "Tổng USD" }, signed: true }),
  documentCount: field.number({ label: { en: "Number of documents", vi: "Số chứng từ" } }),
  creatorName: field.text({ label: { en: "Creator", vi: "Người tạo" }, max: 200 }),
  billingDate: field.date({ label: { en: "Confirmed billing", vi: "Ngày xác nhận công nợ" } }),
  reasonCancel: field.note({ label: { en: "Reason", vi: "Lý do" }, max: 500 }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
};

/** The columns of the exported list. */
export const combineSheet = [
  "combineBillingNo",
  "partnerCode",
  "partnerName",
  "documentCount",
  "totalAmountVnd",
  "totalAmountUsd",
  "status",
  "billingDate",
  "creatorName",
  "datetimeCreated",
] as const;

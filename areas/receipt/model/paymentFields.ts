import { invoiceFields } from "@fairway/areas/invoice/model/invoiceFields.ts";
import { field } from "@fairway/core/resource/field.ts";

/** The fields of an invoice in the exported list of payments. */
export const paymentFields = {
  ...invoiceFields,
  overdueDays: field.number({ label: { en: "Overdue days", vi: "Số ngày quá hạn" } }),
  extendDays: field.number({ label: { en: "Extended days", vi: "Số ngày gia hạn" } }),
  extendNote: field.note({ label: { en: "Note of extension", vi: "Ghi chú gia hạn" }, max: 500 }),
};

/** The columns of the exported list of payments. */
export const paymentSheet = [
  "type",
  "invoiceNoTempt",
  "invoiceNoReal",
  "serie",
  "date",
  "partnerCode",
  "partnerName",
  "currencyId",
  "totalAmount",
  "paidAmount",
  "unpaidAmount",
  "paymentStatus",
  "paymentDueDate",
  "overdueDays",
  "extendDays",
  "extendNote",
] as const;

import { field } from "@fairway/core/resource/field.ts";
import { resource, type Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The two sheets of payments: of VAT invoices, and of on-behalf invoices. */
export const importedPayments = ["Invoice", "OBH"] as const;
export type ImportedPayments = (typeof importedPayments)[number];

/** The fields of one row: a payment of one invoice. */
const fields = {
  voucherId: field.code({ label: { en: "Voucher ID", vi: "Số chứng từ" }, max: 30 }),
  paymentNo: field.code({ label: { en: "Bank Reference", vi: "Số giao dịch" }, max: 50 }),
  paidDate: field.date({ label: { en: "Paid Date", vi: "Ngày thu" } }),
  paidAmount: field.money({ label: { en: "Amount Received", vi: "Số tiền thu" } }),
};

const sheetOf = (table: string, title: Words, paths: Readonly<Record<string, string>>) =>
  resource(table, {
    title,
    menu: "acctARP",
    shared: "company",
    key: "voucherId",
    names: { en: "voucherId", vi: "voucherId" },
    fields,
    list: { columns: ["voucherId"], search: ["voucherId"], sort: "voucherId" },
    form: [],
    excel: ["voucherId", "paymentNo", "paidDate", "paidAmount"],
    calls: { controller: "AccountingPayment", paths },
  }) as unknown as Resource;

/** Sheets of payments; they have no table of their own, a row becomes a line of a receipt. */
export const paymentSheets: Readonly<Record<ImportedPayments, Resource>> = {
  Invoice: sheetOf(
    "invoice_payment",
    { en: "Payments of invoices", vi: "Thanh toán hóa đơn" },
    {
      template: "DownloadInvoicePaymentExcel",
      upload: "UploadInvoicePaymentFile",
      import: "ImportInvoicePayment",
    },
  ),
  OBH: sheetOf(
    "obh_payment",
    { en: "Payments of on-behalf invoices", vi: "Thanh toán hóa đơn chi hộ" },
    {
      template: "DownloadOBHPaymentExcel",
      upload: "UploadOBHPaymentFile",
      import: "ImportSOAOBHPayment",
    },
  ),
};

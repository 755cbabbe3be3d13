import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";

/**
 * A sheet of the numbers of issued electronic invoices: the voucher number of each invoice, its real
 * number, series and day, and "Paid" where the money is there.
 *
 * Shape: has no table of its own; a row always changes an invoice.
 */
const realNumberSheet = resource("invoice_real_number", {
  title: { en: "Real numbers of invoices", vi: "Số hóa đơn thật" },
  menu: "accManagement",
  shared: "company",
  key: "voucherId",
  names: { en: "voucherId", vi: "voucherId" },
  fields: {
    voucherId: field.code({ label: { en: "Voucher ID", vi: "Số chứng từ" }, max: 30 }),
    invoiceNoReal: field.code({ label: { en: "Real Invoice", vi: "Số hóa đơn thật" }, max: 20 }),
    date: field.date({ label: { en: "Invoice Date", vi: "Ngày hóa đơn" } }),
    serie: field.code({ label: { en: "Serie", vi: "Ký hiệu" }, max: 20 }),
    paymentStatus: field.choice({
      optional: true,
      label: { en: "Payment Status", vi: "Trạng thái thanh toán" },
      of: { Paid: { en: "Paid", vi: "Đã thanh toán" } },
    }),
  },
  list: { columns: ["voucherId"], search: ["voucherId"], sort: "voucherId" },
  form: [],
  excel: ["voucherId", "invoiceNoReal", "date", "serie", "paymentStatus"],
  calls: {
    controller: "AccountingManagement",
    paths: {
      template: "DownLoadVatInvoiceTemplate",
      upload: "uploadVatInvoiceImportTemplate",
      import: "ImportVatInvoice",
    },
  },
});

/** The declaration of the sheet as the import takes it. */
export const declaredRealNumbers = realNumberSheet as unknown as Resource;

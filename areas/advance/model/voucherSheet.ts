import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";

/**
 * A sheet of vouchers of approved advances: number of the advance, number and day of the voucher.
 *
 * Shape: has no table of its own; a row always changes an advance.
 */
export const voucherSheet = resource("advance_voucher", {
  title: { en: "Vouchers of advances", vi: "Chứng từ của phiếu tạm ứng" },
  menu: "acctAP",
  shared: "company",
  key: "advanceNo",
  names: { en: "advanceNo", vi: "advanceNo" },
  fields: {
    advanceNo: field.code({ label: { en: "Advance No", vi: "Số tạm ứng" }, max: 30 }),
    voucherNo: field.code({ label: { en: "Voucher No", vi: "Số chứng từ" }, max: 50 }),
    voucherDate: field.date({ label: { en: "Voucher Date", vi: "Ngày chứng từ" } }),
  },
  list: { columns: ["advanceNo"], search: ["advanceNo"], sort: "advanceNo" },
  form: [],
  excel: ["advanceNo", "voucherNo", "voucherDate"],
  calls: {
    controller: "AcctAdvancePayment",
    paths: { template: "DownloadExcel", upload: "uploadFile", import: "import" },
  },
});

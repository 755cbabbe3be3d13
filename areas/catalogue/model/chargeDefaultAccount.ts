import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { z } from "zod";
import { charge } from "./charge.ts";
import { active } from "./labels.ts";
import { refuseCatalogue } from "./refusals.ts";

const account = (en: string, vi: string) =>
  field.code({ label: { en, vi }, max: 20, optional: true });

/** The accounts of a charge, by type of voucher. */
export const chargeDefaultAccount = resource("chargeDefaultAccount", {
  title: { en: "Charge default account", vi: "Tài khoản mặc định của phí" },
  menu: "catCharge",
  shared: "company",
  key: "voucherType",
  names: { en: "voucherType", vi: "voucherType" },
  fields: {
    chargeId: field.link({ label: { en: "Charge Code", vi: "Mã phí" }, to: charge }),
    voucherType: field.choice({
      label: { en: "Voucher Type", vi: "Loại chứng từ" },
      of: {
        Receivable: { en: "Receivable", vi: "Công nợ" },
        Settlement: { en: "Settlement", vi: "Thanh toán tạm ứng", former: ["Giải chi"] },
        Other: { en: "Other", vi: "Khác", former: ["Loại khác"] },
      },
    }),
    debitAccountNo: account("Account Debit No.", "TK Nợ"),
    creditAccountNo: account("Account Credit No.", "TK Có"),
    debitAccountNoVat: account("Account Debit No. (VAT)", "TK Nợ (VAT)"),
    creditAccountNoVat: account("Account Credit No. (VAT)", "TK Có (VAT)"),
    active,
  },
  unique: [["chargeId", "voucherType"]],
  list: {
    columns: ["chargeId", "voucherType", "debitAccountNo", "creditAccountNo", "active"],
    search: ["voucherType", "debitAccountNo", "creditAccountNo"],
    sort: "voucherType",
  },
  form: [
    ["chargeId", "voucherType"],
    ["debitAccountNo", "creditAccountNo"],
    ["debitAccountNoVat", "creditAccountNoVat"],
  ],
  excel: [
    "chargeId",
    "voucherType",
    "debitAccountNo",
    "creditAccountNo",
    "debitAccountNoVat",
    "creditAccountNoVat",
    "active",
  ],
  check: (line) =>
    line.debitAccountNo || line.creditAccountNo || line.debitAccountNoVat || line.creditAccountNoVat
      ? []
      : [refuseCatalogue.field("debitAccountNo", "defaultAccount.empty")],
  calls: {
    controller: "CatChargeDefaultAccount",
    paths: { template: "downloadExcel", upload: "uploadFile", import: "import" },
  },
});

/** The accounts of a charge for one type of voucher, as sent and shown with the charge. */
export const chargeAccounts = z.object({
  voucherType: z.string(),
  debitAccountNo: z.string().nullish(),
  creditAccountNo: z.string().nullish(),
  debitAccountNoVat: z.string().nullish(),
  creditAccountNoVat: z.string().nullish(),
  active: z.boolean().nullish(),
});

import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseInvoice } from "../model/refusals.ts";

/** Maps violated constraints of invoices to refusals. */
registerConstraints({
  // PostgreSQL reports the compared form of a number, which is in lower case.
  acct_management_voucher_id_unique: ({ value }) =>
    refuseInvoice("invoice.voucherIdTaken", { value: value.toUpperCase() }, { field: "voucherId" }),
  acct_management_tempt_serie_unique: ({ values: [, value = "", serie = ""] }) =>
    refuseInvoice(
      "invoice.numberTaken",
      { value, serie: serie.toUpperCase() },
      { field: "invoiceNoTempt" },
    ),
  acct_management_real_serie_unique: ({ values: [, value = "", serie = ""] }) =>
    refuseInvoice("invoice.numberTaken", { value, serie }, { field: "invoiceNoReal" }),
});

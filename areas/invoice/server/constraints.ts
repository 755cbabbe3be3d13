import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseInvoice } from "../model/refusals.ts";

/** Says in words what the database refuses about invoices. */
registerConstraints({
  // Numbers are checked before they are written; PostgreSQL names what it compared.
  acct_management_voucher_id_unique: ({ value }) =>
    refuseInvoice("invoice.voucherIdTaken", { value: value.toUpperCase() }, { field: "voucherId" }),
  acct_management_tempt_serie_unique: ({ values: [, value = "", serie = ""] }) =>
    refuseInvoice(
      "invoice.numberTaken",
      { value, serie: serie.toUpperCase() },
      { field: "invoiceNoTempt" },
    ),
});

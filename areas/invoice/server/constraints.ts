import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseInvoice } from "../model/refusals.ts";

/** Says in words what the database refuses about invoices. */
registerConstraints({
  acct_management_voucher_id_unique: ({ value }) =>
    refuseInvoice("invoice.voucherIdTaken", { value }, { field: "voucherId" }),
  acct_management_tempt_serie_unique: () =>
    refuseInvoice("invoice.numberTaken", {}, { field: "invoiceNoTempt" }),
  acct_management_never_overpaid: () => refuseInvoice("invoice.overpaid"),
  acct_management_paid_not_negative: () => refuseInvoice("invoice.paidBelowZero"),
  acct_management_term_range: () => refuseInvoice("invoice.term", {}, { field: "paymentTerm" }),
  receipt_line_invoice_fk: () => refuseInvoice("invoice.onDraftReceipt", { invoiceNo: "" }),
});

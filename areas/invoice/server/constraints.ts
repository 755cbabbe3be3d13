import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseInvoice } from "../model/refusals.ts";

/** Says in words what the database refuses about invoices. */
registerConstraints({
  acct_management_voucher_id_unique: ({ value }) =>
    refuseInvoice("invoice.voucherIdTaken", { value }, { field: "voucherId" }),
  acct_management_tempt_serie_unique: () =>
    refuseInvoice("invoice.numberTaken", {}, { field: "invoiceNoTempt" }),
  due_never_overcleared: () => refuseInvoice("invoice.overpaid"),
  due_not_below_zero: () => refuseInvoice("invoice.paidBelowZero"),
  due_term_range: () => refuseInvoice("invoice.term", {}, { field: "paymentTerm" }),
  receipt_line_due_fk: () => refuseInvoice("invoice.onDraftReceipt", { invoiceNo: "" }),
});

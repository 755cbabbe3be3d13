import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as calls from "../contract.ts";
import { accountReceipts, invoicePaymentsToSync, obhPaymentsToSync } from "./accountReceipts.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { checkAllowDeleteReceipt, deleteReceipt } from "./deleteReceipt.ts";
import { getInvoiceExtendedDate, getObhExtendedDate, updateExtendDate } from "./extendDueDate.ts";
import { paymentImport } from "./importPayments.ts";
import {
  exportAgencyPayments,
  exportCustomerPayments,
  exportReceiptAdvance,
} from "./exportStatements.ts";
import { exportPayments, listPayments } from "./paymentHistoryList.ts";
import { generateReceiptNo } from "./generateReceiptNo.ts";
import { checkExistedReceiptNo } from "./checkExistedReceiptNo.ts";
import { exportReceipts, listReceipts, queryReceipts } from "./listReceipts.ts";
import {
  getCustomerAdvance,
  offeredCredits,
  offeredInvoices,
  processInvoice,
} from "./offeredInvoices.ts";
import { giveReceiptReason } from "./giveReceiptReason.ts";
import { paymentsOfInvoice } from "./paymentsOfInvoice.ts";
import { previewReceipt, previewReceipts } from "./previewReceipt.ts";
import { quickUpdateReceipt } from "./quickUpdateReceipt.ts";
import { receiptHistory } from "./receiptHistory.ts";
import { saveReceipt } from "./saveReceipt.ts";
import { checkAllowDetailReceipt, getReceiptById } from "./shownReceipt.ts";
import "./receiptFileOwners.ts";
import "./receivePaidInvoices.ts";

const ofInvoices = paymentImport("Invoice");
const onBehalf = paymentImport("OBH");

/** The calls of receipts and of payments on invoices. */
export const handlers: Served[] = [
  serve(calls.accountReceipts, accountReceipts),
  serve(calls.invoicePaymentsToSync, invoicePaymentsToSync),
  serve(calls.obhPaymentsToSync, obhPaymentsToSync),
  serve(calls.saveReceipt, saveReceipt),
  serve(calls.cancelReceipt, cancelReceipt),
  serve(calls.deleteReceipt, deleteReceipt),
  serve(calls.quickUpdateReceipt, quickUpdateReceipt),
  serve(calls.giveReceiptReason, giveReceiptReason),
  serve(calls.checkAllowDeleteReceipt, checkAllowDeleteReceipt),
  serve(calls.checkAllowDetailReceipt, checkAllowDetailReceipt),
  serve(calls.getReceiptById, getReceiptById),
  serve(calls.pageReceipts, listReceipts),
  serve(calls.queryReceipts, queryReceipts),
  serve(calls.checkExistedReceiptNo, checkExistedReceiptNo),
  serve(calls.exportReceipts, exportReceipts),
  serve(calls.receiptHistory, receiptHistory),
  serve(calls.generateReceiptNo, generateReceiptNo),
  serve(calls.invoicesForReceipt, offeredInvoices),
  serve(calls.customerDebits, offeredInvoices),
  serve(calls.agencyDebits, offeredInvoices),
  serve(calls.creditsForReceipt, offeredCredits),
  serve(calls.processInvoice, processInvoice),
  serve(calls.customerAdvance, getCustomerAdvance),
  serve(calls.previewReceipt, previewReceipt),
  serve(calls.previewReceipts, previewReceipts),
  serve(calls.pagePayments, listPayments),
  serve(calls.invoicePaymentTemplate, ofInvoices.template),
  serve(calls.uploadInvoicePayments, ofInvoices.upload),
  serve(calls.importInvoicePayments, ofInvoices.store),
  serve(calls.obhPaymentTemplate, onBehalf.template),
  serve(calls.uploadObhPayments, onBehalf.upload),
  serve(calls.importObhPayments, onBehalf.store),
  serve(calls.exportPayments, exportPayments),
  serve(calls.exportCustomerPayments, exportCustomerPayments),
  serve(calls.exportAgencyPayments, exportAgencyPayments),
  serve(calls.exportReceiptAdvance, exportReceiptAdvance),
  serve(calls.getInvoiceExtendedDate, getInvoiceExtendedDate),
  serve(calls.getObhExtendedDate, getObhExtendedDate),
  serve(calls.updateExtendDate, updateExtendDate),
  serve(calls.paymentsOfInvoice, paymentsOfInvoice),
];

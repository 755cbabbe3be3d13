import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as calls from "../contract.ts";
import { accountInvoices, checkVoucherSynced } from "./accountInvoices.ts";
import { calculateLines, contractForInvoice } from "./calculateLines.ts";
import { checkInvoiceNo, checkPermission, checkVoucherId } from "./checkNumbers.ts";
import { chargesForInvoice, chargesForVoucher } from "./chargesForInvoice.ts";
import { confirmBillings, redateInvoices } from "./confirmBillings.ts";
import "./constraints.ts";
import { checkAllowDeleteInvoice, cancelInvoice } from "./cancelInvoice.ts";
import { enterRealNumber } from "./enterRealNumber.ts";
import { previewInvoice, previewInvoices } from "./previewInvoice.ts";
import { getInvoiceById } from "./getInvoiceById.ts";
import { generateInvoiceNoTemp, generateVoucherId } from "./invoiceNumbers.ts";
import { importRealNumbers, realNumberTemplate, uploadRealNumbers } from "./importRealNumbers.ts";
import { giveInvoiceReason } from "./giveInvoiceReason.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { invoiceNotes } from "./invoiceNotes.ts";
import { invoiceHistory } from "./invoiceHistory.ts";
import { exportInvoices, listInvoices } from "./listInvoices.ts";
import { exportBillings, getBilling, listBillings } from "./listBillings.ts";
import { jobChain } from "./jobChain.ts";
import { notesToInvoice } from "./notesToInvoice.ts";
import { updateInvoice } from "./updateInvoice.ts";
import "./invoiceFileOwners.ts";

/** The calls of VAT and on-behalf invoices. */
export const handlers: Served[] = [
  serve(calls.accountInvoices, accountInvoices),
  serve(calls.checkVoucherSynced, checkVoucherSynced),
  serve(calls.chargesForInvoice, chargesForInvoice),
  serve(calls.chargesForVoucher, chargesForVoucher),
  serve(calls.addInvoice, issueInvoice),
  serve(calls.notesToInvoice, notesToInvoice),
  serve(calls.invoiceNotes, invoiceNotes),
  serve(calls.updateInvoice, updateInvoice),
  serve(calls.enterRealNumber, enterRealNumber),
  serve(calls.jobChain, jobChain),
  serve(calls.giveInvoiceReason, giveInvoiceReason),
  serve(calls.cancelInvoice, cancelInvoice),
  serve(calls.checkAllowDeleteInvoice, checkAllowDeleteInvoice),
  serve(calls.getInvoiceById, getInvoiceById),
  serve(calls.previewInvoice, previewInvoice),
  serve(calls.previewInvoices, previewInvoices),
  serve(calls.pageInvoices, listInvoices),
  serve(calls.exportInvoices, exportInvoices),
  serve(calls.invoiceHistory, invoiceHistory),
  serve(calls.pageBillings, listBillings),
  serve(calls.exportBillings, exportBillings),
  serve(calls.getBilling, getBilling),
  serve(calls.confirmBillings, confirmBillings),
  serve(calls.redateInvoices, redateInvoices),
  serve(calls.generateVoucherId, generateVoucherId),
  serve(calls.generateInvoiceNoTemp, generateInvoiceNoTemp),
  serve(calls.checkVoucherId, checkVoucherId),
  serve(calls.checkDuplicateVoucherId, checkVoucherId),
  serve(calls.checkInvoiceNo, checkInvoiceNo),
  serve(calls.checkPermission, checkPermission),
  serve(calls.contractForInvoice, contractForInvoice),
  serve(calls.calculateLines, calculateLines),
  serve(calls.exportAccounting, (tx, actor, ask, desk) => exportInvoices(tx, actor, ask, desk)),
  serve(calls.realNumberTemplate, realNumberTemplate),
  serve(calls.uploadRealNumbers, uploadRealNumbers),
  serve(calls.importRealNumbers, importRealNumbers),
];

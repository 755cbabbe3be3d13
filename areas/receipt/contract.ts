import { creditAmounts } from "@fairway/areas/due/model/payWith.ts";
import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { clearedAmounts } from "@fairway/areas/due/model/clearedAmounts.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { shownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import {
  maybeRateReason,
  outsideRight,
  rateReasonAsk,
} from "@fairway/areas/rate/model/typedRate.ts";
import { sentTogether } from "@fairway/areas/document/model/sentTogether.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import {
  day,
  decimalText,
  done,
  chosenColumns,
  chosenRows,
  exportFormat,
  id,
  maybeDay,
  maybeId,
  maybeText,
  needText,
  paging,
} from "@fairway/core/contract/shapes.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { papersTogether } from "@fairway/areas/document/model/papersTogether.ts";
import { z } from "zod";
import { paymentFields } from "./model/paymentFields.ts";
import {
  extension,
  type OverdueBucket,
  overdueBuckets,
  paymentKinds,
  paymentRow,
} from "./model/paymentRow.ts";
import { paymentToSync } from "./model/paymentToSync.ts";
import { receiptFields } from "./model/receiptFields.ts";
import {
  paymentEvent,
  receiptClasses,
  receiptDetail,
  receiptMethods,
  receiptStatuses,
  receiptTypes,
  shownReceipt,
} from "./model/receipt.ts";

/** The maximum number of invoices on one receipt. */
export const mostPayments = 500;

const payments = z
  .array(z.object({ refId: id, paidAmount: decimalText.nullish(), note: maybeText(500) }))
  .max(mostPayments)
  .default([]);

/** Vouchers that we owe, or the credit notes and statements of their lines. */
const credits = payments;

export const saveReceipt = call({
  method: "POST",
  path: "AcctReceipt/SaveReceipt",
  right: "acctARP.add",
  query: z.object({ saveAction: z.coerce.number().int().min(0).max(3).default(0) }),
  body: z.object({
    id: maybeId,
    version: z.number().int().nullish(),
    class: z.enum(receiptClasses).default("Clear Debit"),
    customerId: id,
    agreementId: maybeId,
    /** The partner on whose behalf money is collected or paid. */
    obhpartnerId: maybeId,
    /** The receipt that this one follows. */
    referenceId: maybeId,
    paymentRefNo: maybeText(30),
    paymentDate: day.nullish(),
    currencyId: z.enum(bookCurrencies).default(localCurrency),
    excRateUsdToLocal: decimalText.nullish(),
    rateReason: maybeRateReason,
    paidAmount: decimalText.default("0"),
    cusAdvanceAmount: decimalText.default("0"),
    paymentMethod: z.enum(receiptMethods).default("Bank Transfer"),
    bankAccountNo: maybeText(50),
    description: maybeText(1000),
    payments,
    credits,
  }),
  answer: done(receiptDetail),
  summary: "Save receipt as draft (0, 1), done (2) or cancel it (3)",
});

export const cancelReceipt = call({
  method: "PUT",
  path: "AcctReceipt/CancelReceipt/{id}",
  right: "acctARP.write",
  params: z.object({ id }),
  body: z.object({
    version: z.number().int().optional(),
    reason: needText(500),
    /** Today where it is left out; not before the paid date. */
    cancelDate: day.nullish(),
  }),
  answer: done(receiptDetail),
  summary: "Cancel a done receipt and reverse its effects",
});

export const giveReceiptReason = call({
  method: "PUT",
  path: "AcctReceipt/RateReason",
  right: outsideRight,
  body: rateReasonAsk,
  answer: done(receiptDetail),
  summary: "Give a receipt from before the rate bound the reason for its rate",
});

export const deleteReceipt = call({
  method: "DELETE",
  path: "AcctReceipt",
  right: "acctARP.delete",
  query: z.object({ id, version: z.coerce.number().int().optional() }),
  answer: done(z.boolean()),
  summary: "Drop a draft receipt: it is canceled and kept",
});

export const quickUpdateReceipt = call({
  method: "PUT",
  path: "AcctReceipt/{id}/QuickUpdate",
  right: "acctARP.write",
  params: z.object({ id }),
  body: z.object({
    version: z.number().int(),
    paymentRefNo: needText(30),
    paymentDate: day,
    paymentMethod: z.enum(receiptMethods),
    bankAccountNo: maybeText(50),
    rateReason: maybeRateReason,
  }),
  answer: done(receiptDetail),
  summary: "Quick edit of number, date, method and account of a done receipt",
});

export const checkAllowDeleteReceipt = call({
  method: "GET",
  path: "AcctReceipt/CheckAllowDelete/{id}",
  right: "acctARP.delete",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user delete this receipt",
});

export const checkAllowDetailReceipt = call({
  method: "GET",
  path: "AcctReceipt/CheckAllowDetail/{id}",
  right: "acctARP.access",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user open this receipt",
});

export const getReceiptById = call({
  method: "GET",
  path: "AcctReceipt/GetById",
  right: "acctARP.detail",
  query: z.object({ id }),
  answer: receiptDetail,
  summary: "Open receipt detail",
});

export const pageReceipts = call({
  method: "POST",
  path: "AcctReceipt/Paging",
  right: "acctARP.list",
  query: paging,
  body: z.object({
    refNo: maybeText(2000),
    type: z.enum(receiptTypes).nullish(),
    customerId: maybeId,
    dateType: z.enum(["Create Date", "Paid Date"]).default("Paid Date"),
    dateFrom: day.nullish(),
    dateTo: day.nullish(),
    currencyId: z.enum(bookCurrencies).nullish(),
    status: z.enum(receiptStatuses).nullish(),
    class: z.enum(receiptClasses).nullish(),
    paymentMethod: z.enum(receiptMethods).nullish(),
    rateOutside: z.boolean().nullish(),
  }),
  answer: documentPageOf(shownReceipt),
  summary: "List page of receipts",
});

export const exportReceipts = call({
  method: "POST",
  path: "AcctReceipt/Export",
  writes: false,
  right: "acctARP.export",
  query: exportFormat,
  body: pageReceipts.body.extend({ columns: chosenColumns(receiptFields), ids: chosenRows }),
  answer: "file",
  summary: "The list of receipts as a sheet",
});

export const queryReceipts = call({
  method: "POST",
  path: "AcctReceipt/Query",
  writes: false,
  right: "acctARP.list",
  body: pageReceipts.body,
  answer: z.array(shownReceipt),
  summary: "Receipts under the filters of the list, 500 at most, without pages",
});

export const checkExistedReceiptNo = call({
  method: "GET",
  path: "AcctReceipt/CheckExistedReceiptNo",
  right: "acctARP.add",
  query: z.object({ Id: maybeId, receiptNo: needText(30), paymentDate: day.nullish() }),
  answer: z.boolean(),
  summary: "Has another receipt this number; numbers are unique in the company on every day",
});

export const receiptHistory = call({
  method: "GET",
  path: "AcctReceipt/History/{id}",
  right: "acctARP.detail",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what, the last first",
});

export const generateReceiptNo = call({
  method: "POST",
  path: "AcctReceipt/GenerateReceiptNo",
  writes: false,
  right: "acctARP.add",
  body: z.object({ paymentDate: day.nullish() }),
  answer: z.object({ receiptNo: z.string() }),
  summary: "The receipt number that would come next",
});

const openCriteria = z.object({
  customerId: id,
  numbers: maybeText(2000),
  fromDate: day.nullish(),
  toDate: day.nullish(),
});

export const invoicesForReceipt = call({
  method: "POST",
  path: "AcctReceipt/GetInvoiceForReceipt",
  writes: false,
  right: "acctARP.add",
  body: openCriteria,
  answer: z.array(shownInvoice),
  summary: "Unpaid invoices offered to a receipt",
});

export const customerDebits = call({
  method: "POST",
  path: "AcctReceipt/GetDataIssueCustomerPayment",
  writes: false,
  right: "acctARP.add",
  body: openCriteria,
  answer: z.array(shownInvoice),
  summary: "Open customer debits for a receipt",
});

export const creditsForReceipt = call({
  method: "POST",
  path: "AcctReceipt/GetDataIssueCreditAgency",
  writes: false,
  right: "acctARP.add",
  body: openCriteria,
  answer: z.array(shownInvoice),
  summary: "Open credits of an agent or a customer: the vouchers that we owe",
});

export const agencyDebits = call({
  method: "POST",
  path: "AcctReceipt/GetDataIssueAgencyPayment",
  writes: false,
  right: "acctARP.add",
  body: openCriteria,
  answer: z.array(shownInvoice),
  summary: "Open agency debits for a receipt",
});

export const processInvoice = call({
  method: "POST",
  path: "AcctReceipt/ProcessInvoice",
  writes: false,
  right: "acctARP.add",
  body: z.object({
    customerId: id,
    currencyId: z.enum(bookCurrencies).default(localCurrency),
    paymentDate: day.nullish(),
    excRateUsdToLocal: decimalText.nullish(),
    rateReason: maybeRateReason,
    /** Money and advance together. */
    finalPaidAmount: decimalText.default("0"),
    payments,
    credits,
  }),
  answer: z.object({
    lines: z.array(z.object({ refId: z.string(), ...clearedAmounts })),
    credits: z.array(z.object({ refId: z.string(), ...creditAmounts })),
    left: z.string(),
    leftVnd: z.string(),
    leftUsd: z.string().nullable(),
  }),
  summary: "Spread the collected amount over invoices",
});

export const customerAdvance = call({
  method: "GET",
  path: "AcctReceipt/GetCustomerAdvance",
  right: "acctARP.detail",
  query: z.object({ customerId: id }),
  answer: z.array(
    z.object({
      agreementId: z.string().nullable(),
      currencyId: z.string(),
      balance: z.string(),
    }),
  ),
  summary: "What a customer has paid ahead",
});

export const previewReceipt = call({
  method: "GET",
  path: "AcctReceipt/Preview/{id}",
  right: "acctARP.detail",
  params: z.object({ id }),
  query: z.object(paperLanguage),
  answer: "file",
  summary: "Print a receipt",
});

export const previewReceipts = call({
  method: "POST",
  path: "AcctReceipt/PreviewMany",
  writes: false,
  right: "acctARP.detail",
  body: papersTogether,
  answer: "file",
  summary: "Print receipts as one file, in the order of their ids; all or none",
});

export const pagePayments = call({
  method: "POST",
  path: "AccountingPayment/Paging",
  right: "acctARP.list",
  query: z.object({
    pageNumber: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
    ...paging.shape,
  }),
  body: z.object({
    referenceNos: maybeText(2000),
    partnerId: maybeId,
    paymentType: z.enum(paymentKinds).default("All"),
    paymentStatus: z.enum(paymentStatuses).nullish(),
    overDueDays: z
      .enum(Object.keys(overdueBuckets) as [OverdueBucket, ...OverdueBucket[]])
      .nullish(),
    fromIssuedDate: day.nullish(),
    toIssuedDate: day.nullish(),
    fromDueDate: day.nullish(),
    toDueDate: day.nullish(),
  }),
  answer: documentPageOf(paymentRow),
  summary: "Invoices with what was paid, what is open and how late it is",
});

export const exportPayments = call({
  method: "POST",
  path: "AccountingReport/ExportAccountingPayment",
  writes: false,
  right: "acctARP.export",
  query: exportFormat,
  body: pagePayments.body.extend({ columns: chosenColumns(paymentFields), ids: chosenRows }),
  answer: "file",
  summary: "The list of payments as a sheet",
});

const statement = {
  method: "POST",
  writes: false,
  right: "acctARP.export",
  query: exportFormat,
  body: z.object({
    partnerId: maybeId,
    /** Numbers of invoices, notes or statements, one a line; of advances those of their documents. */
    referenceNos: maybeText(2000),
    fromDate: maybeDay,
    toDate: maybeDay,
  }),
  answer: "file",
} as const;

export const exportCustomerPayments = call({
  ...statement,
  path: "AccountingReport/ExportAccountingCustomerPayment",
  summary: "Invoices of customers with each of their payments",
});

export const exportAgencyPayments = call({
  ...statement,
  path: "AccountingReport/ExportAccountingAgencyPayment",
  summary: "Invoices of agents with each of their payments, jobs and bills",
});

export const exportReceiptAdvance = call({
  ...statement,
  path: "AccountingReport/ExportReceiptAdvance",
  summary: "Movements of advances with their balance",
});

export const getInvoiceExtendedDate = call({
  method: "GET",
  path: "AccountingPayment/GetInvoiceExtendedDate",
  right: "acctARP.detail",
  query: z.object({ refNo: needText(50), type: maybeText(20), invoiceNo: maybeText(50) }),
  answer: extension,
  summary: "Days and note by which the due day of an invoice is extended",
});

export const getObhExtendedDate = call({
  method: "GET",
  path: "AccountingPayment/GetOBHSOAExtendedDate",
  right: "acctARP.detail",
  query: z.object({ id }),
  answer: extension,
  summary: "Days and note by which the due day of an on-behalf invoice is extended",
});

export const updateExtendDate = call({
  method: "PUT",
  path: "AccountingPayment/UpdateExtendDate",
  right: "acctARP.write",
  body: z.object({
    /** The invoices, each with the extension that the user saw. */
    invoices: z
      .array(z.object({ refId: id, extendDays: z.number().int().min(0) }))
      .min(1)
      .max(100),
    numberDaysExtend: z.number().int().min(1).max(365),
    note: needText(500),
  }),
  answer: done(z.object({ count: z.number() })),
  summary: "Extend the due day of invoices; days add up to 365 at most",
});

export const paymentsOfInvoice = call({
  method: "GET",
  path: "AccountingPayment/GetBy",
  right: ["acctARP.detail", "accManagement.detail"],
  query: z.object({ refNo: needText(50), type: maybeText(20), invoiceNo: maybeText(50) }),
  answer: z.array(paymentEvent),
  summary: "Payments made against one invoice, by its id or voucher no, and what was open then",
});

const paymentTemplate = { method: "GET", right: "acctARP.import", answer: "file" } as const;
const paymentUpload = {
  method: "POST",
  writes: false,
  right: "acctARP.import",
  upload: true,
  answer: uploadAnswer,
} as const;
const paymentImport = {
  method: "POST",
  right: "acctARP.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
} as const;

export const invoicePaymentTemplate = call({
  ...paymentTemplate,
  path: "AccountingPayment/DownloadInvoicePaymentExcel",
  summary: "The sheet to fill in for an import of payments of invoices",
});

export const uploadInvoicePayments = call({
  ...paymentUpload,
  path: "AccountingPayment/UploadInvoicePaymentFile",
  summary: "What a sheet of payments of invoices would post, and what is wrong with it",
});

export const importInvoicePayments = call({
  ...paymentImport,
  path: "AccountingPayment/ImportInvoicePayment",
  summary: "Post checked payments of invoices, all or none",
});

export const obhPaymentTemplate = call({
  ...paymentTemplate,
  path: "AccountingPayment/DownloadOBHPaymentExcel",
  summary: "The sheet to fill in for an import of payments of on-behalf invoices",
});

export const uploadObhPayments = call({
  ...paymentUpload,
  path: "AccountingPayment/UploadOBHPaymentFile",
  summary: "What a sheet of payments of on-behalf invoices would post, and what is wrong with it",
});

export const importObhPayments = call({
  ...paymentImport,
  path: "AccountingPayment/ImportSOAOBHPayment",
  summary: "Post checked payments of on-behalf invoices, all or none",
});

export const accountReceipts = call({
  method: "PUT",
  path: "Accounting/SyncListReceiptToAccountant",
  right: "acctARP.write",
  ...sentTogether,
  summary: "Send done receipts to the accounting system",
});

const paymentsToSync = {
  method: "POST",
  right: "acctARP.list",
  writes: false,
  body: z.object({ ids: z.array(id).max(200).default([]) }),
  answer: z.array(paymentToSync),
} as const;

export const invoicePaymentsToSync = call({
  ...paymentsToSync,
  path: "Accounting/GetListInvoicePaymentToSync",
  summary: "Payments of invoices by done receipts that were not sent; of these receipts or of all",
});

export const obhPaymentsToSync = call({
  ...paymentsToSync,
  path: "Accounting/GetListObhPaymentToSync",
  summary: "Payments of on-behalf invoices by done receipts that were not sent",
});

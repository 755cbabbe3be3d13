import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { papersTogether } from "@fairway/areas/document/model/papersTogether.ts";
import { dueDateBases } from "@fairway/areas/due/model/dueDay.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { mostCharges } from "@fairway/areas/note/contract.ts";
import { noteReaders } from "@fairway/areas/note/model/noteReaders.ts";
import { noteLine } from "@fairway/areas/note/model/note.ts";
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
  maybeDecimal,
  maybeId,
  maybeCode,
  maybeText,
  needCode,
  needText,
  orNull,
  pageOf,
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
import { z } from "zod";
import {
  billingDates,
  billingDetail,
  billingInvoice,
  billingReferences,
  tickedInvoices,
} from "./model/billing.ts";
import { invoiceFields } from "./model/invoiceFields.ts";
import { type InvoiceWork, invoiceWork } from "./model/invoiceWork.ts";
import {
  accountingStatuses,
  accountingTypes,
  accountingMethods,
  invoiceTypes,
  shownInvoice,
  voucherTypes,
} from "./model/invoice.ts";
import { invoiceDetail } from "./model/invoiceDetail.ts";
import { jobChain as jobChainShape } from "./model/jobChain.ts";
import { noteToInvoice, openOnNote } from "./model/noteToInvoice.ts";

/** The maximum number of notes that are invoiced together. */
export const mostNotes = 100;

const head = {
  voucherId: maybeText(30),
  invoiceNoTempt: maybeText(20),
  invoiceNoReal: maybeCode(20),
  serie: maybeCode(20),
  date: day.nullish(),
  /** That of the type without a choice, as is the account. */
  paymentMethod: z.enum(accountingMethods).nullish(),
  paymentTerm: z.number().int().min(0).max(365).nullish(),
  accountNo: maybeText(20),
  description: maybeText(1000),
  attachDocumentInfo: maybeText(1000),
};

/** What is typed for a line: its rate, its amounts in VND, and the invoice of its supplier. */
const typedLine = z.object({
  chargeId: id,
  exchangeRate: maybeDecimal,
  amountVnd: maybeDecimal,
  vatAmountVnd: maybeDecimal,
  invoiceNo: maybeCode(20),
  serie: maybeCode(20),
  invoiceDate: maybeDay,
});

/** The rates of a document and its lines; the dollar rate is that of a note or the day without one. */
const rates = {
  excRateUsdToLocal: decimalText.nullish(),
  rateReason: maybeRateReason,
};

/** Users who issue invoices, and those who issue vouchers. */
const issuers = ["accManagement.Invoice", "accManagement.Voucher"] as const;

const numbers = z.array(z.string().trim().min(1).max(50)).max(200).default([]);

/** The papers and partner whose charges are asked for. */
const references = {
  cdNotes: numbers,
  soaNos: numbers,
  jobNos: numbers,
  hbls: numbers,
  mbls: numbers,
  partnerId: maybeId,
};

const chargesByPartner = z.array(
  z.object({
    partnerId: z.string(),
    partnerCode: z.string(),
    partnerName: z.string(),
    partnerAddress: z.string(),
    taxCode: z.string(),
    paymentTerm: z.number().nullable(),
    /** All lines that are found; `charges` has at most as many as one document takes. */
    count: z.number(),
    charges: z.array(noteLine),
  }),
);

export const chargesForInvoice = call({
  method: "POST",
  path: "AccountingManagement/GetChargeSellForInvoiceByCriteria",
  writes: false,
  right: "accManagement.Invoice",
  body: z.object({ type: z.enum(invoiceTypes).default("Invoice"), ...references }),
  answer: chargesByPartner,
  summary: "Selling charges offered for a VAT invoice, by partner; or the on-behalf ones",
});

export const chargesForVoucher = call({
  method: "POST",
  path: "AccountingManagement/GetChargeForVoucherByCriteria",
  writes: false,
  right: "accManagement.Voucher",
  body: z.object({
    ...references,
    settlementNos: numbers,
    /** What is sold instead of what we owe. */
    selling: z.boolean().default(false),
  }),
  answer: chargesByPartner,
  summary: "Charges offered for a voucher, by the payee of their settlement, else their partner",
});

export const addInvoice = call({
  method: "POST",
  path: "AccountingManagement/Add",
  right: issuers,
  body: z.object({
    ...head,
    ...rates,
    type: z.enum(accountingTypes).default("Invoice"),
    voucherType: z.enum(voucherTypes).nullish(),
    partnerId: id,
    currencyId: z.enum(bookCurrencies).default(localCurrency),
    chargeIds: z.array(id).min(1).max(mostCharges),
    lines: z.array(typedLine).max(mostCharges).default([]),
  }),
  answer: done(shownInvoice),
  summary: "Create a VAT invoice, an on-behalf invoice or a voucher over charges",
});

export const notesToInvoice = call({
  method: "POST",
  path: "AccountingManagement/NotesToInvoice",
  writes: false,
  right: "accManagement.Invoice",
  query: paging,
  body: z.object({
    referenceNos: maybeText(2000),
    partnerId: maybeId,
    noteIds: z.array(id).max(mostNotes).default([]),
  }),
  answer: pageOf(noteToInvoice).extend({
    /** The sums of the whole list; empty when the list is longer than its count. */
    totals: z.array(openOnNote),
  }),
  summary: "Notes with charges that no invoice holds, with what is open",
});

export const invoiceNotes = call({
  method: "POST",
  path: "AccountingManagement/AddOfNotes",
  right: "accManagement.Invoice",
  body: z.object({
    noteIds: z.array(id).min(1).max(mostNotes),
    types: z
      .array(z.enum(invoiceTypes))
      .min(1)
      .default([...invoiceTypes]),
    currencyId: z.enum(bookCurrencies).default(localCurrency),
    date: day.nullish(),
  }),
  answer: done(z.array(shownInvoice)),
  summary: "Create the VAT and on-behalf invoices over the open charges of notes",
});

export const updateInvoice = call({
  method: "PUT",
  path: "AccountingManagement/Update",
  right: issuers,
  body: z.object({
    ...head,
    ...rates,
    id,
    version: z.number().int(),
    /** What is typed for the lines; absent, rates and amounts stay as they are. */
    lines: z.array(typedLine).max(mostCharges).optional(),
  }),
  answer: done(shownInvoice),
  summary: "Save changes of an unpaid invoice or voucher",
});

export const enterRealNumber = call({
  method: "PUT",
  path: "AccountingManagement/RealNumber",
  right: "accManagement.Invoice",
  body: z.object({ id, version: z.number().int(), invoiceNoReal: needCode(20) }),
  answer: done(shownInvoice),
  summary: "Enter the real number of an invoice, also after payments",
});

export const jobChain = call({
  method: "GET",
  path: "AccountingManagement/JobChain",
  right: noteReaders,
  query: z.object({ jobId: id }),
  answer: jobChainShape,
  summary: "How far a job is: bills, charges, notes, invoices, payments",
});

export const giveInvoiceReason = call({
  method: "PUT",
  path: "AccountingManagement/RateReason",
  right: outsideRight,
  body: rateReasonAsk,
  answer: done(shownInvoice),
  summary: "Give an invoice from before the rate bound the reason for its rates",
});

export const cancelInvoice = call({
  method: "DELETE",
  path: "AccountingManagement",
  right: "accManagement.delete",
  query: z.object({ id, version: z.coerce.number().int(), reason: maybeText(500) }),
  answer: done(z.boolean()),
  summary: "Cancel an unpaid invoice or voucher and free its charges",
});

export const checkAllowDeleteInvoice = call({
  method: "GET",
  path: "AccountingManagement/CheckAllowDelete",
  right: "accManagement.delete",
  query: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user cancel this invoice or voucher",
});

export const getInvoiceById = call({
  method: "GET",
  path: "AccountingManagement/GetById",
  right: "accManagement.detail",
  query: z.object({ id }),
  answer: invoiceDetail,
  summary: "Open invoice detail",
});

export const previewInvoice = call({
  method: "GET",
  path: "AccountingManagement/Preview/{id}",
  right: "accManagement.detail",
  params: z.object({ id }),
  query: z.object(paperLanguage),
  answer: "file",
  summary: "Print an invoice, as a draft until its real number is entered",
});

export const previewInvoices = call({
  method: "POST",
  path: "AccountingManagement/PreviewMany",
  writes: false,
  right: "accManagement.detail",
  body: papersTogether,
  answer: "file",
  summary: "Print invoices as one file, in the order of their ids; all or none",
});

export const pageInvoices = call({
  method: "POST",
  path: "AccountingManagement/Paging",
  right: "accManagement.list",
  query: z.object({
    pageNumber: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
    ...paging.shape,
  }),
  body: z.object({
    types: z.array(z.enum(accountingTypes)).default(["Invoice", "InvoiceTemp"]),
    referenceNos: maybeText(2000),
    partnerId: maybeId,
    fromIssuedDate: day.nullish(),
    toIssuedDate: day.nullish(),
    creatorId: maybeId,
    status: z.enum(accountingStatuses).nullish(),
    paymentStatus: z.enum(paymentStatuses).nullish(),
    work: z.enum(Object.keys(invoiceWork) as [InvoiceWork, ...InvoiceWork[]]).nullish(),
    rateOutside: z.boolean().nullish(),
  }),
  answer: documentPageOf(shownInvoice),
  summary: "List page of invoices",
});

export const exportInvoices = call({
  method: "POST",
  path: "AccountingManagement/Export",
  writes: false,
  right: "accManagement.export",
  query: exportFormat,
  body: pageInvoices.body.extend({ columns: chosenColumns(invoiceFields), ids: chosenRows }),
  answer: "file",
  summary: "The list of invoices as a sheet",
});

export const invoiceHistory = call({
  method: "GET",
  path: "AccountingManagement/History/{id}",
  right: "accManagement.detail",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what, the last first",
});

export const generateVoucherId = call({
  method: "GET",
  path: "AccountingManagement/GenerateVoucherId",
  right: issuers,
  query: z.object({
    acctMngtType: z.enum(accountingTypes).default("Invoice"),
    voucherType: z.enum(voucherTypes).nullish(),
  }),
  answer: z.object({ voucherId: z.string() }),
  summary: "The voucher number that would come next",
});

export const generateInvoiceNoTemp = call({
  method: "GET",
  path: "AccountingManagement/GenerateInvoiceNoTemp",
  right: "accManagement.Invoice",
  query: z.object({
    type: z.enum(invoiceTypes).default("Invoice"),
    /** The series of the number; by default that of the type and year. */
    serie: maybeCode(20),
  }),
  answer: z.object({ invoiceNoTempt: z.string(), serie: z.string() }),
  summary: "The temporary invoice number that would come next",
});

export const pageBillings = call({
  method: "POST",
  path: "AccountingManagement/ConfirmBillingPaging",
  writes: false,
  right: "acctSOA.list",
  query: paging.extend({
    pageNumber: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
  }),
  body: z.object({
    /** Numbers of invoices, debit notes or statements, one a line. */
    referenceNos: maybeText(10_000),
    referenceType: z.enum(billingReferences).default("VAT Invoice"),
    partnerId: maybeId,
    dateType: z.enum(billingDates).default("Confirm Billing Date"),
    fromDate: maybeDay,
    toDate: maybeDay,
    /** True for confirmed ones, false for the others, all without it. */
    isConfirmedBilling: orNull(z.boolean()),
    /** Codes of services; all without one. */
    services: z.array(needText(20)).max(50).default([]),
    /** The person in charge of a job of its lines. */
    csHandling: maybeId,
  }),
  answer: documentPageOf(billingInvoice),
  summary: "List page of invoices whose billing is confirmed",
});

export const exportBillings = call({
  method: "POST",
  path: "AccountingManagement/ExportConfirmBilling",
  writes: false,
  right: "acctSOA.export",
  body: pageBillings.body.extend({
    ...exportFormat.shape,
    columns: chosenColumns(invoiceFields),
    ids: chosenRows,
  }),
  answer: "file",
  summary: "The list of invoices whose billing is confirmed as a sheet",
});

export const getBilling = call({
  method: "GET",
  path: "AccountingManagement/ConfirmBillingDetail/{id}",
  right: "acctSOA.detail",
  params: z.object({ id }),
  answer: billingDetail,
  summary: "An invoice to confirm with its lines",
});

export const confirmBillings = call({
  method: "PUT",
  path: "AccountingManagement/UpdateConfirmBillingDate",
  right: "acctSOA.ConfirmBilling",
  /** Without a date the confirmations are taken back. */
  query: z.object({ billingDate: maybeDay }),
  body: tickedInvoices,
  answer: done(z.object({ count: z.number() })),
  summary: "Confirm the billing of ticked invoices with one date",
});

export const redateInvoices = call({
  method: "PUT",
  path: "AccountingManagement/UpdateVatInvoiceDate",
  right: "acctSOA.ConfirmBilling",
  query: z.object({ billingDate: day }),
  body: tickedInvoices,
  answer: done(z.object({ count: z.number() })),
  summary: "Give ticked invoices one invoice date",
});

/** A number and the document that may have it already. */
const taken = { acctId: maybeId };

export const checkVoucherId = call({
  method: "GET",
  path: "AccountingManagement/CheckVoucherIdExist",
  right: issuers,
  query: z.object({ voucherId: needText(30), ...taken }),
  answer: z.boolean(),
  summary: "Is the voucher number used already",
});

export const checkDuplicateVoucherId = call({
  ...checkVoucherId,
  path: "AccountingManagement/CheckDuplicateVoucherId",
  summary: "Would the voucher number be a duplicate",
});

export const checkInvoiceNo = call({
  method: "GET",
  path: "AccountingManagement/CheckInvoiceNoTempSerieExist",
  right: "accManagement.Invoice",
  query: z.object({ invoiceNoTempt: needText(20), serie: needText(20), ...taken }),
  answer: z.boolean(),
  summary: "Is the temporary invoice number used in its series already",
});

export const checkPermission = call({
  method: "GET",
  path: "AccountingManagement/CheckPermission/{id}",
  right: "accManagement.detail",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "May the user open this invoice or voucher",
});

export const contractForInvoice = call({
  method: "POST",
  path: "AccountingManagement/GetContractForInvoice",
  writes: false,
  right: issuers,
  body: z.object({
    type: z.enum(accountingTypes).default("Invoice"),
    partnerId: id,
    chargeIds: z.array(id).min(1).max(mostCharges),
  }),
  answer: z
    .object({
      id: z.string(),
      contractType: z.string(),
      currencyId: z.string(),
      paymentTerm: z.number(),
      paymentTermObh: z.number().nullable(),
      baseOn: z.enum(dueDateBases),
    })
    .nullable(),
  summary: "The agreement whose terms an invoice or voucher over charges has",
});

export const calculateLines = call({
  method: "POST",
  path: "AccountingManagement/CalculateListChargeAccountingMngt",
  writes: false,
  right: issuers,
  body: z.object({
    ...rates,
    type: z.enum(accountingTypes).default("Invoice"),
    currencyId: z.enum(bookCurrencies).default(localCurrency),
    date: day.nullish(),
    chargeIds: z.array(id).min(1).max(mostCharges),
    lines: z.array(typedLine).max(mostCharges).default([]),
  }),
  answer: z.object({
    totalAmount: z.string().nullable(),
    totalAmountVnd: z.string(),
    totalAmountUsd: z.string().nullable(),
    charges: z.array(
      z.object({
        id: z.string(),
        finalExchangeRate: z.string(),
        netAmount: z.string(),
        vatAmount: z.string(),
        amountVnd: z.string(),
        vatAmountVnd: z.string(),
        amountUsd: z.string().nullable(),
        vatAmountUsd: z.string().nullable(),
        isKeyed: z.boolean(),
      }),
    ),
  }),
  summary: "The amounts of charges on an invoice or voucher with what is typed",
});

export const exportAccounting = call({
  ...exportInvoices,
  path: "AccountingReport/ExportAccountingManagement",
  summary: "The list of invoices or vouchers as a sheet",
});

export const realNumberTemplate = call({
  method: "GET",
  path: "AccountingManagement/DownLoadVatInvoiceTemplate",
  right: "accManagement.import",
  answer: "file",
  summary: "The sheet to fill in for an import of real invoice numbers",
});

export const uploadRealNumbers = call({
  method: "POST",
  path: "AccountingManagement/uploadVatInvoiceImportTemplate",
  writes: false,
  right: "accManagement.import",
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of real invoice numbers would change, and what is wrong with it",
});

export const importRealNumbers = call({
  method: "PUT",
  path: "AccountingManagement/ImportVatInvoice",
  right: "accManagement.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
  summary: "Store checked real invoice numbers, all or none",
});

export const accountInvoices = call({
  method: "PUT",
  path: "Accounting/SyncVoucherToAccountantSystem",
  right: ["accManagement.Voucher", "accManagement.Invoice"],
  ...sentTogether,
  summary: "Send vouchers and invoices to the accounting system",
});

export const checkVoucherSynced = call({
  method: "GET",
  path: "Accounting/CheckVoucherSynced/{id}",
  right: "accManagement.detail",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "Whether the accounting system has a voucher",
});

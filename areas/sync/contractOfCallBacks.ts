import { call } from "@fairway/core/contract/call.ts";
import {
  day,
  decimalText,
  id,
  maybeId,
  maybeText,
  needText,
} from "@fairway/core/contract/shapes.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";

const answer = z.object({
  status: z.literal(true),
  /** Of the document; Removed Inv is a rejection with that reason. */
  syncStatus: z.enum(["Synced", "Rejected"]).optional(),
});

/** The document that a call is about, by the id that was sent as `Stt`. */
const ofDocument = z.object({
  ReferenceID: id,
  Type: z.enum(["ADVANCE", "SETTLEMENT", "SOA", "CDNOTE", "VOUCHER", "INVOICE", "PAYMENT"]),
  Reason: needText(500),
});

export const rejectData = call({
  method: "PUT",
  path: "Accounting/RejectData",
  right: "signed",
  body: ofDocument,
  answer,
  summary: "The accounting system sends a document back with a reason",
});

export const removeVoucher = call({
  method: "PUT",
  path: "Accounting/RemoveVoucher",
  right: "signed",
  body: ofDocument,
  answer,
  summary:
    "The accounting system removes the voucher of a document: the document comes back, a voucher is canceled",
});

export const updateVoucherAdvance = call({
  method: "PUT",
  path: "Accounting/UpdateVoucherAdvance",
  right: "signed",
  body: z.object({
    VoucherNo: needText(50),
    VoucherDate: day,
    PaymentTerm: z.number().int().min(1).max(999),
    AdvanceNo: needText(50),
    AdvanceID: maybeId,
  }),
  answer,
  summary: "The accounting system writes its voucher on an advance",
});

export const removeVoucherAdvance = call({
  method: "PUT",
  path: "Accounting/RemoveVoucherAdvance",
  right: "signed",
  body: z.object({ VoucherNo: needText(50) }),
  answer,
  summary: "The accounting system removes a voucher from its advances",
});

export const answerBankInfo = call({
  method: "PUT",
  path: "Catalogue/BankInfoSyncUpdateStatus",
  right: "signed",
  body: z.object({
    /** The id of the bank account as it was sent. */
    ReferenceID: id,
    Status: z.enum(["Approved", "Rejected"]),
    Reason: maybeText(500),
  }),
  answer,
  summary: "The accounting system approves or rejects the bank account of a partner",
});

const invoiceData = z.object({
  PartnerCode: needText(50),
  InvoiceNo: needText(20),
  SerieNo: needText(20),
  InvoiceDate: day,
  Currency: z.enum(bookCurrencies),
  Description: maybeText(1000),
  Charges: z
    .array(
      z.object({
        ChargeId: id,
        ChargeType: z.enum(["DEBIT", "OBH"]),
        /** VND for one unit of the currency of the invoice. */
        ExchangeRate: decimalText.nullish(),
        ReferenceNo: needText(50),
        PaymentTerm: z.number().int().min(1).max(365),
        AccountNo: maybeText(20),
      }),
    )
    .min(1)
    .max(500),
});

const invoicesMade = answer.extend({ invoiceIds: z.array(z.string()) });

export const createInvoiceData = call({
  method: "POST",
  path: "Accounting/CreateInvoiceData",
  right: "signed",
  body: invoiceData,
  answer: invoicesMade,
  summary:
    "The accounting system issues an invoice over charges, and one for each on-behalf reference",
});

export const replaceInvoiceData = call({
  method: "PUT",
  path: "Accounting/ReplaceInvoiceData",
  right: "signed",
  body: invoiceData.extend({ PreReferenceNo: needText(50) }),
  answer: invoicesMade,
  summary: "The accounting system replaces the invoices of a reference",
});

export const cancellingInvoice = call({
  method: "PUT",
  path: "Accounting/CancellingInvoice",
  right: "signed",
  body: z.object({
    ReferenceNo: needText(50),
    InvoiceNo: maybeText(20),
    SerieNo: maybeText(20),
  }),
  answer,
  summary: "The accounting system cancels the invoices of a reference",
});

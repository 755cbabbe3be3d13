import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { voucherTypes } from "@fairway/areas/invoice/model/invoice.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  day,
  decimalText,
  id,
  maybeDay,
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

/** The documents that send lines for which the accounting system makes vouchers. */
const vouchedTypes = ["CDNOTE", "SOA", "SETTLEMENT"] as const;

export const updateVoucherExpense = call({
  method: "PUT",
  path: "Accounting/UpdateVoucherExpense",
  right: "signed",
  body: z.object({
    DocID: id,
    DocNo: maybeText(50),
    DocType: z.enum(vouchedTypes),
    Detail: z
      .array(
        z.object({
          /** The charge, by the id that was sent. */
          RowID: id,
          JobNo: maybeText(50),
          VoucherNO: needText(50),
          VoucherDate: day,
        }),
      )
      .min(1)
      .max(500),
  }),
  answer,
  summary: "The accounting system writes its vouchers on the lines of a document",
});

export const createVoucher = call({
  method: "POST",
  path: "Accounting/CreateVoucher",
  right: "signed",
  body: z.object({
    DocID: id,
    DocCode: needText(50),
    DocType: z.enum(vouchedTypes),
    CustomerCode: needText(50),
    OfficeCode: maybeText(50),
    PaymentMethod: maybeText(50),
    Details: z
      .array(
        z.object({
          /** One voucher for each; its lines have number, day, currency, term and account in common. */
          AcctID: needText(50),
          VoucherNo: needText(30),
          VoucherDate: day,
          VoucherType: z.enum(voucherTypes).nullish(),
          ChargeId: id,
          Currency: needText(3),
          /** VND for one unit of the currency of the charge. */
          ExchangeRate: decimalText.nullish(),
          AmountVnd: decimalText.nullish(),
          VatAmountVnd: decimalText.nullish(),
          PaymentTerm: z.number().int().min(0).max(365),
          InvoiceNo: maybeText(20),
          InvoiceDate: maybeDay,
          InvoiceSerie: maybeText(20),
          AccountNo: maybeText(20),
          /** CLEAR_ADVANCE and BALANCE are left out. */
          TransactionType: maybeText(30),
          JobNo: maybeText(50),
          MblNo: maybeText(50),
          HblNo: maybeText(50),
          LedgerRefNo: maybeText(50),
        }),
      )
      .min(1)
      .max(500),
  }),
  answer: answer.extend({ voucherIds: z.array(z.string()) }),
  summary: "The accounting system makes vouchers over the lines of a document",
});

const ofVoucher = {
  VoucherNo: needText(30),
  DocCode: needText(50),
  DocType: z.enum(vouchedTypes),
};

export const updateVoucher = call({
  method: "PUT",
  path: "Accounting/UpdateVoucher",
  right: "signed",
  body: z.object({
    ...ofVoucher,
    /** What stays is left out. */
    NewVoucherNo: maybeText(30),
    VoucherDate: maybeDay,
    PaymentTerm: z.number().int().min(0).max(365).nullish(),
    AccountNo: maybeText(20),
    Description: maybeText(1000),
  }),
  answer: answer.extend({ voucherIds: z.array(z.string()) }),
  summary: "The accounting system changes a voucher that it made",
});

export const deleteVoucher = call({
  method: "DELETE",
  path: "Accounting/DeleteVoucher",
  right: "signed",
  body: z.object({ ...ofVoucher, VoucherDate: maybeDay }),
  answer,
  summary: "The accounting system cancels a voucher that it made; its document comes back",
});

/** A voucher of ours or of the accounting system, by number, reference or the id that was sent. */
const ofPayable = {
  AcctId: needText(50),
  VoucherNo: maybeText(30),
  TransactionType: z.enum(["CREDIT", "OBH", "ADV", "COMBINE", "CRCOMBINE"]),
  LedgerRefNo: maybeText(50),
};

/** What a payable comes to after a payment. */
const payableNow = z.object({
  AcctId: z.string(),
  remain: z.string(),
  remainVnd: z.string(),
  paymentStatus: z.enum(paymentStatuses),
});

export const insertPayablePayment = call({
  method: "POST",
  path: "Accounting/InsertPayablePayment",
  right: "signed",
  body: z.object({
    PaymentNo: needText(50),
    PaymentDate: maybeDay,
    PaymentMethod: maybeText(50),
    CustomerCode: needText(50),
    OfficeCode: needText(50),
    Details: z
      .array(
        z.object({
          ...ofPayable,
          AdvRefNo: maybeText(50),
          /** The currency that pays, with the amount in it. */
          Currency: z.enum(bookCurrencies),
          PayOriginAmount: decimalText,
          /** VND for one US dollar; that of the day without one. */
          ExchangeRate: decimalText.nullish(),
        }),
      )
      .min(1)
      .max(100),
  }),
  answer: answer.extend({
    payments: z.array(
      payableNow.extend({
        paymentNo: z.string(),
        paid: z.string(),
        paidVnd: z.string(),
        gainLossVnd: z.string(),
      }),
    ),
  }),
  summary: "The accounting system says that it paid vouchers",
});

export const cancelPayablePayment = call({
  method: "PUT",
  path: "Accounting/CancelPayablePayment",
  right: "signed",
  body: z.object({
    ...ofPayable,
    PaymentNo: needText(50),
    OfficeCode: needText(50),
    Reason: maybeText(500),
  }),
  answer: answer.extend({ payables: z.array(payableNow) }),
  summary: "The accounting system takes a payment of a voucher back",
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

import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { maybeRateReason } from "@fairway/areas/rate/model/typedRate.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  decimalText,
  done,
  exportFormat,
  id,
  maybeCode,
  maybeDay,
  maybeId,
  maybeText,
  needText,
  orNull,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { payableAges, payable, payablePayment, payableTypes } from "./model/payable.ts";
import { mostPaid, paymentDetail, paymentMethods } from "./model/vendorPayment.ts";

const path = <Name extends string>(name: Name) => `AcctPayable/${name}` as const;

const criteria = z.object({
  partnerId: maybeId,
  /** Numbers of vouchers, of their papers or of invoices, one a line; `searchType` names one kind. */
  referenceNos: maybeText(10_000),
  searchType: orNull(z.enum(["Voucher No", "Document No", "VAT Inv"])),
  fromPaymentDate: maybeDay,
  toPaymentDate: maybeDay,
  officeId: maybeId,
  transactionType: orNull(z.enum(payableTypes)),
  paymentStatus: orNull(z.enum(paymentStatuses)),
  isOverdue: orNull(z.boolean()),
});

export const pagePayables = call({
  method: "POST",
  path: path("Paging"),
  writes: false,
  right: "acctPayable.list",
  query: z.object({
    pageNumber: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
    ...paging.shape,
  }),
  body: criteria,
  answer: pageOf(payable),
  summary: "List page of payables",
});

export const paymentsOf = call({
  method: "POST",
  path: path("GetBy"),
  writes: false,
  right: "acctPayable.list",
  body: z.object({ id }),
  answer: z.array(payablePayment),
  summary: "The payments of a payable",
});

export const agePayables = call({
  method: "GET",
  path: path("GetAges"),
  right: "acctPayable.list",
  query: z.object({
    partnerId: maybeId,
    currency: orNull(z.enum(bookCurrencies)),
    /** What was open at the end of a day; today without one. */
    day: maybeDay,
  }),
  answer: z.array(payableAges),
  summary: "What is payable to a partner, by currency and age",
});

export const addPayment = call({
  method: "POST",
  path: path("AddPayment"),
  right: "acctPayable.add",
  body: z.object({
    partnerId: id,
    paymentDate: maybeDay,
    currencyId: z.enum(bookCurrencies),
    paymentMethod: z.enum(paymentMethods).default("Bank Transfer"),
    bankAccountNo: maybeCode(50),
    excRateUsdToLocal: decimalText.nullish(),
    rateReason: maybeRateReason,
    description: maybeText(1000),
    /** The vouchers with what is paid of each, in the currency of the payment. */
    payments: z
      .array(z.object({ voucherId: id, amount: decimalText }))
      .min(1)
      .max(mostPaid),
  }),
  answer: done(paymentDetail),
  summary: "Pay vouchers of a vendor, in full or in part",
});

export const getPayment = call({
  method: "GET",
  path: path("GetPayment"),
  right: "acctPayable.detail",
  query: z.object({ id }),
  answer: paymentDetail,
  summary: "A payment to a vendor with its vouchers",
});

export const cancelPayment = call({
  method: "PUT",
  path: path("CancelPayment"),
  right: "acctPayable.write",
  body: z.object({ id, version: z.number().int(), reason: needText(500) }),
  answer: done(paymentDetail),
  summary: "Cancel a payment to a vendor; its vouchers are open again",
});

export const paymentHistory = call({
  method: "GET",
  path: "AcctPayable/History/{id}",
  right: "acctPayable.detail",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed a payment, the last first",
});

const sheet = {
  method: "POST",
  writes: false,
  right: "acctPayable.export",
  body: criteria.extend(exportFormat.shape),
  answer: "file",
} as const;

export const exportPayables = call({
  ...sheet,
  path: "AccountingReport/ExportAccountingPayableStandartReport",
  summary: "Payables of a range with what is paid and open",
});

export const exportPayablePayments = call({
  ...sheet,
  path: "AccountingReport/ExportAccountingPayableAcctTemplateReport",
  summary: "Payables with each of their payments, for accounting",
});

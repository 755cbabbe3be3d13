import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { day, id, may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** What a payable is for: what is bought, paid on behalf, or paid to the vendor in advance. */
export const payableTypes = ["CREDIT", "OBH", "ADV"] as const;

const text = z.string().nullable();
const amount = z.string();

/** A payable: one item of a voucher over the days of a list. */
export const payable = z.object({
  id,
  voucherId: id,
  acctRefNo: z.string(),
  acctDate: day,
  partnerId: id,
  partnerCode: z.string(),
  partnerName: z.string(),
  transactionType: z.enum(payableTypes),
  invoiceNo: text,
  invoiceDate: day.nullable(),
  docNo: text,
  currencyId: z.string(),
  totalAmount: amount,
  totalAmountVnd: amount,
  /** Open before the first day, else the whole; paid and open until the last one. */
  beginAmount: amount,
  beginAmountVnd: amount,
  paymentAmount: amount,
  paymentAmountVnd: amount,
  remainAmount: amount,
  remainAmountVnd: amount,
  paymentStatus: z.enum(paymentStatuses),
  paymentTerm: z.number(),
  dueDate: day.nullable(),
  /** Above zero when something is open after the due day. */
  overdueDays: z.number(),
  description: text,
  may,
});
export type Payable = Readonly<z.infer<typeof payable>>;

/** What cleared a payable: a payment, or the advance of a settlement. */
export const payablePayment = z.object({
  id,
  kind: z.string(),
  /** Null for a document that the user may not open. */
  paymentNo: text,
  paymentDate: day,
  paymentMethod: text,
  paidAmount: text,
  paidCurrency: text,
  paidAmountVnd: text,
  clearedAmount: amount,
  clearedAmountVnd: amount,
  gainLossVnd: text,
  isCanceled: z.boolean(),
  version: z.number(),
  may,
});
export type PayablePayment = Readonly<z.infer<typeof payablePayment>>;

/** What is payable to a partner in a currency; the ages in VND. */
export const payableAges = z.object({
  currencyId: z.string(),
  totalAmount: amount,
  paidAmount: amount,
  remainAmount: amount,
  remainAmountVnd: amount,
  notDue: amount,
  over1To15: amount,
  over16To30: amount,
  over30: amount,
});
export type PayableAges = Readonly<z.infer<typeof payableAges>>;

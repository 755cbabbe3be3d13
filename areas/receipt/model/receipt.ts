import { clearedAmounts } from "@fairway/areas/due/model/clearedAmounts.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";

/** The life of a receipt: a draft has no effect, a done one is posted, a cancelled one undone. */
export const receiptSteps = {
  Draft: { save: "Draft", done: "Done", drop: "dropped" },
  Done: { correct: "Done", cancel: "Cancel" },
  Cancel: {},
  dropped: {},
} as const satisfies Steps;

export const receiptStatuses = ["Draft", "Done", "Cancel"] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

export const receiptTypes = ["Customer", "Agent"] as const;
export type ReceiptType = (typeof receiptTypes)[number];

/** What a receipt is for. Collecting and paying on behalf and net-off come with their screens. */
export const receiptClasses = ["Clear Debit", "Advance"] as const;
export type ReceiptClass = (typeof receiptClasses)[number];

/** How money reaches us; with a Clear-Advance method the customer's advance pays. */
export const receiptMethods = [
  "Bank Transfer",
  "Cash",
  "Clear-Advance",
  "Clear-Advance-Bank",
  "Clear-Advance-Cash",
  "Other",
] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];

/** What a payment line clears: a VAT invoice, an on-behalf invoice, or it is kept as advance. */
export const paymentTypes = ["DEBIT", "OBH", "ADV"] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The ways of saving, by the numbers the calls use. */
export const saveActions = { draftNew: 0, draftUpdate: 1, done: 2, cancel: 3 } as const;

/** One line of a receipt as stored. */
export const paymentLine = z.object({
  id: z.string(),
  lineNo: z.number(),
  type: z.enum(paymentTypes),
  refId: z.string().nullable(),
  invoiceNo: z.string().nullable(),
  voucherNo: z.string().nullable(),
  billingRefNo: z.string().nullable(),
  refCurrency: z.string().nullable(),
  unpaidAmountVnd: z.string(),
  unpaidAmountUsd: z.string().nullable(),
  ...clearedAmounts,
  exchangeDifferenceVnd: z.string().nullable(),
  exchangeDifferenceUsd: z.string().nullable(),
  note: z.string().nullable(),
  posted: z.boolean(),
  negative: z.boolean(),
});
export type PaymentLine = Readonly<z.infer<typeof paymentLine>>;

/** One receipt as stored, with the names around it. */
export const storedReceipt = z.object({
  ...documentHead,
  paymentRefNo: z.string(),
  type: z.enum(receiptTypes),
  class: z.enum(receiptClasses),
  customerId: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  agreementId: z.string().nullable(),
  paymentDate: z.string(),
  currencyId: z.enum(bookCurrencies),
  exchangeRate: z.string(),
  excRateUsdToLocal: z.string().nullable(),
  paidAmount: z.string(),
  paidAmountVnd: z.string(),
  paidAmountUsd: z.string().nullable(),
  cusAdvanceAmount: z.string(),
  finalPaidAmount: z.string(),
  paymentMethod: z.enum(receiptMethods),
  bankAccountNo: z.string().nullable(),
  description: z.string().nullable(),
  status: z.enum(receiptStatuses),
  doneAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.string().nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  syncStatus: z.string().nullable(),
  lastSyncDate: z.string().nullable(),
});
export type Receipt = Readonly<z.infer<typeof storedReceipt>>;

/** One event in the life of an invoice's balance. */
export const paymentEvent = z.object({
  event: z.enum(["issued", "receipt", "cancel"]),
  receiptNo: z.string().nullable(),
  paymentDate: z.string(),
  paymentMethod: z.string().nullable(),
  paidVnd: z.string(),
  paidUsd: z.string(),
  unpaidVnd: z.string(),
  unpaidUsd: z.string().nullable(),
  paymentStatus: z.enum(paymentStatuses),
  note: z.string().nullable(),
});
export type PaymentEvent = Readonly<z.infer<typeof paymentEvent>>;

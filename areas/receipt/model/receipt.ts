import { clearedAmounts } from "@fairway/areas/due/model/clearedAmounts.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";

/**
 * The states of a receipt: a draft has no effect, a done one is posted, a canceled one is
 * reversed.
 */
export const receiptSteps = {
  Draft: { save: "Draft", done: "Done", drop: "Cancel" },
  Done: { correct: "Done", account: "Done", cancel: "Cancel" },
  Cancel: {},
} as const satisfies Steps;

export const receiptStatuses = ["Draft", "Done", "Cancel"] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

export const receiptTypes = ["Customer", "Agent"] as const;
export type ReceiptType = (typeof receiptTypes)[number];

/** The purpose of a receipt. */
export const receiptClasses = ["Clear Debit", "Advance"] as const;
export type ReceiptClass = (typeof receiptClasses)[number];

/** The payment methods; with a Clear-Advance method the customer's advance pays. */
export const receiptMethods = [
  "Bank Transfer",
  "Cash",
  "Clear-Advance",
  "Clear-Advance-Bank",
  "Clear-Advance-Cash",
  "Other",
] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];

/**
 * The purpose of a payment line: it clears a VAT invoice or an on-behalf invoice, or is kept as an
 * advance.
 */
export const paymentTypes = ["DEBIT", "OBH", "ADV"] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The actions of a save, by the numbers that the calls use. */
export const saveActions = { draftNew: 0, draftUpdate: 1, done: 2, cancel: 3 } as const;

/** A stored line of a receipt. */
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
  /** The typed amount; null when the line takes its part of the money in order. */
  askedAmount: z.string().nullable(),
  ...clearedAmounts,
  exchangeDifferenceVnd: z.string().nullable(),
  exchangeDifferenceUsd: z.string().nullable(),
  note: z.string().nullable(),
  posted: z.boolean(),
  negative: z.boolean(),
});
export type PaymentLine = Readonly<z.infer<typeof paymentLine>>;

/** A stored receipt with its names. */
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
  /** True for a typed rate; otherwise the rate is that of the paid date. */
  isRateTyped: z.boolean(),
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
  /**
   * What other receipts used of its advance, when the rest of the pool cannot replace it: up to three
   * of them that the user may open, and how many more there are.
   */
  usedAdvance: z
    .object({
      used: z.string(),
      left: z.string(),
      receipts: z.array(z.string()),
      others: z.number().int(),
    })
    .nullable(),
  syncStatus: z.string().nullable(),
  lastSyncDate: z.string().nullable(),
});
export type Receipt = Readonly<z.infer<typeof storedReceipt>>;

/** One event in the history of an invoice's balance. */
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

/** A receipt in lists. */
export const shownReceipt = storedReceipt.extend({ may });
export type ShownReceipt = z.infer<typeof shownReceipt>;

export const receiptDetail = shownReceipt.extend({ payments: z.array(paymentLine) });
export type ReceiptDetail = z.infer<typeof receiptDetail>;

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
export const receiptClasses = [
  "Clear Debit",
  "Advance",
  "Net Off",
  "Collect OBH",
  "Collect OBH - OTHER",
  "Pay OBH",
] as const;
export type ReceiptClass = (typeof receiptClasses)[number];

/** The classes that clear invoices; the others record money alone. */
export const isClearing = (receiptClass: ReceiptClass): boolean =>
  receiptClass === "Clear Debit" || receiptClass === "Net Off";

/** The classes that collect or pay money of another partner. */
export const isOnBehalf = (receiptClass: ReceiptClass): boolean => receiptClass.includes("OBH");

/** The payment methods. */
export const receiptMethods = [
  "Bank Transfer",
  "Cash",
  "Clear-Advance",
  "Clear-Advance-Bank",
  "Clear-Advance-Cash",
  "Internal",
  "COLL - Internal",
  "OBH - Internal",
  "Management Fee",
  "Other Fee",
  "COLL - Extra",
  "Other",
] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];

/** The customer's advance pays, alone or with new money. */
export const usesAdvance = (method: ReceiptMethod): boolean =>
  method.startsWith("Clear-Advance") || method === "COLL - Internal";

/** No new money comes in: the customer's advance pays alone. */
export const isAdvanceAlone = (method: ReceiptMethod): boolean =>
  method === "Clear-Advance" || method === "COLL - Internal";

/** The money moves within the house, so that a partner on whose behalf it moves is needed. */
export const isInternal = (method: ReceiptMethod): boolean =>
  method === "COLL - Internal" || method === "OBH - Internal";

/**
 * The purpose of a payment line: it clears a VAT invoice or an on-behalf invoice, uses a voucher that
 * we owe, named alone, by its credit note or by its statement, or records money: an advance, or what
 * is collected or paid on behalf.
 */
export const paymentTypes = [
  "DEBIT",
  "OBH",
  "CREDIT",
  "CREDITNOTE",
  "CREDITSOA",
  "ADV",
  "COLL_OBH",
  "COLL_OTH",
  "PAY_OBH",
] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The lines that use what we owe. */
export const isCredit = (type: PaymentType): boolean => type.startsWith("CREDIT");

/** The type of the line for the money that clears nothing. */
export const restType = (receiptClass: ReceiptClass): PaymentType =>
  receiptClass === "Collect OBH"
    ? "COLL_OBH"
    : receiptClass === "Collect OBH - OTHER"
      ? "COLL_OTH"
      : receiptClass === "Pay OBH"
        ? "PAY_OBH"
        : "ADV";

/** Money of these lines is the customer's, who may use it later. */
export const isAdvanceType = (type: PaymentType): boolean => type === "ADV" || type === "COLL_OBH";

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
  /** The number of the credit note or statement by which a credit was chosen, and its id. */
  creditNo: z.string().nullable(),
  creditId: z.string().nullable(),
  /** What a used credit pays, in the currency of the receipt; zero on other lines. */
  creditAmount: z.string(),
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
  creditAmount: z.string(),
  cusAdvanceAmount: z.string(),
  finalPaidAmount: z.string(),
  paymentMethod: z.enum(receiptMethods),
  bankAccountNo: z.string().nullable(),
  /** The partner on whose behalf money is collected or paid. */
  obhpartnerId: z.string().nullable(),
  obhpartnerName: z.string().nullable(),
  /** The receipt that this one follows, such as the one of its bank fee. */
  referenceId: z.string().nullable(),
  referenceNo: z.string().nullable(),
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

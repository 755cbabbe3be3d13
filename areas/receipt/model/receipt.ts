import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { PaymentStatus } from "@fairway/areas/due/model/paymentStatus.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import type { Day, Instant } from "@fairway/core/time/day.ts";

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
export interface PaymentLine {
  readonly id: string;
  readonly lineNo: number;
  readonly type: PaymentType;
  readonly refId: string | null;
  readonly invoiceNo: string | null;
  readonly voucherNo: string | null;
  readonly billingRefNo: string | null;
  readonly refCurrency: string | null;
  readonly unpaidAmountVnd: DecimalText;
  readonly unpaidAmountUsd: DecimalText | null;
  readonly paidAmount: DecimalText;
  readonly paidAmountVnd: DecimalText;
  readonly paidAmountUsd: DecimalText | null;
  readonly totalPaid: DecimalText;
  readonly totalPaidVnd: DecimalText;
  readonly totalPaidUsd: DecimalText;
  readonly balanceVnd: DecimalText;
  readonly balanceUsd: DecimalText | null;
  readonly exchangeDifferenceVnd: DecimalText | null;
  readonly exchangeDifferenceUsd: DecimalText | null;
  readonly note: string | null;
  readonly posted: boolean;
  readonly negative: boolean;
}

/** One receipt as stored, with the names around it. */
export interface Receipt extends DocumentHead {
  readonly paymentRefNo: string;
  readonly type: ReceiptType;
  readonly class: ReceiptClass;
  readonly customerId: string;
  readonly customerCode: string;
  readonly customerName: string;
  readonly agreementId: string | null;
  readonly paymentDate: Day;
  readonly currencyId: BookCurrency;
  readonly exchangeRate: DecimalText;
  readonly excRateUsdToLocal: DecimalText | null;
  readonly paidAmount: DecimalText;
  readonly paidAmountVnd: DecimalText;
  readonly paidAmountUsd: DecimalText | null;
  readonly cusAdvanceAmount: DecimalText;
  readonly finalPaidAmount: DecimalText;
  readonly paymentMethod: ReceiptMethod;
  readonly bankAccountNo: string | null;
  readonly description: string | null;
  readonly status: ReceiptStatus;
  readonly doneAt: Instant | null;
  readonly cancelledAt: Instant | null;
  readonly cancelledBy: string | null;
  readonly cancelledByName: string | null;
  readonly cancelReason: string | null;
  readonly syncStatus: string | null;
  readonly lastSyncDate: Instant | null;
}

/** One event in the life of an invoice's balance. */
export interface PaymentEvent {
  readonly event: "issued" | "receipt" | "cancel";
  readonly receiptNo: string | null;
  readonly paymentDate: Day;
  readonly paymentMethod: string | null;
  readonly paidVnd: DecimalText;
  readonly paidUsd: DecimalText;
  readonly unpaidVnd: DecimalText;
  readonly unpaidUsd: DecimalText | null;
  readonly paymentStatus: PaymentStatus;
  readonly note: string | null;
}

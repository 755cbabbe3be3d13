import { syncStates } from "@fairway/areas/document/model/syncStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { day, id, instant, may } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";

/** The states of a payment to a vendor. */
export const paymentStates = ["Done", "Canceled"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The verbs of each state. Rule PY-5 */
export const paymentSteps = { Done: { cancel: "Canceled" }, Canceled: {} } as const satisfies Steps;

/** How a vendor is paid. */
export const paymentMethods = ["Bank Transfer", "Cash", "Other"] as const;

/** The most vouchers that one payment pays. */
export const mostPaid = 500;

const text = z.string().nullable();

/** A stored payment with its names. */
export const storedPayment = z.object({
  ...documentHead,
  paymentNo: z.string(),
  status: z.enum(paymentStates),
  partnerId: id,
  partnerCode: z.string(),
  partnerName: z.string(),
  currencyId: z.enum(bookCurrencies),
  paymentDate: day,
  paymentMethod: z.enum(paymentMethods),
  bankAccountNo: text,
  excRateUsdToLocal: text,
  isRateTyped: z.boolean(),
  paidAmount: z.string(),
  paidAmountVnd: z.string(),
  /** VND cleared less VND paid: a gain above zero. */
  gainLossVnd: z.string(),
  description: text,
  /** The number that the accounting system gave a payment that it made. */
  referenceNo: text,
  canceledAt: instant.nullable(),
  cancelReason: text,
  syncStatus: z.enum(syncStates).nullable(),
  lastSyncDate: text,
});
export type VendorPayment = Readonly<z.infer<typeof storedPayment>>;

/** A voucher that a payment paid in full or in part. */
export const paymentLine = z.object({
  voucherId: id,
  acctRefNo: z.string(),
  currencyId: z.string(),
  paidAmount: z.string(),
  paidAmountVnd: z.string(),
  totalPaid: z.string(),
  totalPaidVnd: z.string(),
  gainLossVnd: z.string(),
});

/** A payment with its vouchers. */
export const paymentDetail = storedPayment.extend({ may, lines: z.array(paymentLine) });
export type PaymentDetail = Readonly<z.infer<typeof paymentDetail>>;

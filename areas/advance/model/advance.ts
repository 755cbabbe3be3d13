import {
  type ApprovedState,
  approvedStates,
} from "@fairway/areas/approval/model/approvedStates.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import {
  day,
  decimalText,
  id,
  may,
  maybeChoice,
  maybeDecimal,
  maybeId,
  maybeText,
  needText,
} from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";
import { payeeAccount } from "./payeeAccount.ts";

export const paymentMethods = ["Cash", "Bank", "Other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const advanceTypes = ["Norm", "Invoice", "Other"] as const;
export type AdvanceType = (typeof advanceTypes)[number];

export const paymentStates = ["NotSettled", "PartialSettlement", "Settled"] as const;
export type PaymentState = (typeof paymentStates)[number];

export const advanceStates = approvedStates;
export type AdvanceState = ApprovedState;

const open = { update: "New", send: "Request Approval", delete: "Canceled" } as const;
const sent = { deny: "Denied", term: "Request Approval" } as const;

/** The verbs of each state. Rules AD-2, AD-6 and AD-9 */
export const advanceSteps = {
  New: open,
  Denied: open,
  "Request Approval": sent,
  "Leader Approved": sent,
  "Department Manager Approved": sent,
  "Accountant Manager Approved": sent,
  Done: { deny: "Denied", voucher: "Done", account: "Done", unlock: "Denied" },
  Canceled: {},
} as const satisfies Steps;

/** What an advance is for: a carrier, whose charges its lines are; null for its requester. */
export const advanceAims = ["HBL"] as const;
export type AdvanceAim = (typeof advanceAims)[number];

/** The charge of a line of an advance for a carrier, in the currency of the advance. */
export const carrierCharge = z.object({
  /** The stored charge line; null for a new one. */
  id: maybeId,
  chargeId: id,
  quantity: decimalText,
  unitId: id,
  unitPrice: decimalText,
  vatrate: maybeDecimal,
});

/** A line as it is keyed; its currency is that of the advance. */
export const advanceLineForm = z.object({
  jobId: id,
  hblid: id,
  description: needText(500),
  customNo: maybeText(50),
  /** Of an advance for a carrier the total of the charge, whatever is sent. */
  amount: decimalText,
  advanceType: z.enum(advanceTypes).default("Other"),
  requestNote: maybeText(500),
  charge: carrierCharge.nullish().transform((value) => value ?? null),
});
export type AdvanceLineForm = z.output<typeof advanceLineForm>;

/** The most lines of an advance. */
export const mostLines = 500;

/** An advance as it is keyed. */
export const advanceForm = z.object({
  requestDate: day,
  paymentTerm: z.number().int().min(0).max(999).nullish(),
  dueDate: day,
  paymentMethod: z.enum(paymentMethods).default("Cash"),
  payeeId: maybeId,
  currencyId: z.enum(bookCurrencies).default(localCurrency),
  ...payeeAccount,
  advanceNote: maybeText(1000),
  advanceFor: maybeChoice(advanceAims),
  advanceRequests: z.array(advanceLineForm).max(mostLines),
});
export type AdvanceForm = z.output<typeof advanceForm>;

/** A stored line. */
export const advanceLine = z.object({
  id,
  lineNo: z.number(),
  jobId: id,
  jobNo: z.string(),
  transactionType: z.string(),
  hblid: id,
  hwbno: z.string().nullable(),
  mawb: z.string().nullable(),
  customNo: z.string().nullable(),
  description: z.string(),
  amount: z.string(),
  amountVnd: z.string(),
  amountUsd: z.string(),
  requestCurrency: z.enum(bookCurrencies),
  advanceType: z.enum(advanceTypes),
  requestNote: z.string().nullable(),
  statusPayment: z.enum(["NotSettled", "Settled"]),
  /** The charge of a line for a carrier with its names; null where there is none. */
  charge: carrierCharge.extend({ chargeCode: z.string(), unitCode: z.string() }).nullable(),
});
export type AdvanceLine = Readonly<z.infer<typeof advanceLine>>;

/** A stored advance with its names. */
export const storedAdvance = z.object({
  ...documentHead,
  advanceNo: z.string(),
  statusApproval: z.enum(advanceStates),
  requesterName: z.string().nullable(),
  requesterNameVn: z.string().nullable(),
  departmentName: z.string().nullable(),
  departmentNameVn: z.string().nullable(),
  payeeId: z.string().nullable(),
  payeeCode: z.string().nullable(),
  payeeName: z.string().nullable(),
  currencyId: z.enum(bookCurrencies),
  requestDate: day,
  paymentMethod: z.enum(paymentMethods),
  paymentTerm: z.number(),
  deadlinePayment: day,
  dueDate: day,
  bankAccountNo: z.string().nullable(),
  bankAccountName: z.string().nullable(),
  bankName: z.string().nullable(),
  bankCode: z.string().nullable(),
  advanceNote: z.string().nullable(),
  advanceFor: z.enum(advanceAims).nullable(),
  excRateUsdToLocal: z.string(),
  amount: z.string(),
  amountVnd: z.string(),
  amountUsd: z.string(),
  statusPayment: z.enum(paymentStates),
  voucherNo: z.string().nullable(),
  voucherDate: day.nullable(),
  syncStatus: z.string().nullable(),
  lastSyncDate: z.string().nullable(),
});
export type Advance = Readonly<z.infer<typeof storedAdvance>>;

/** An advance in a list. */
export const shownAdvance = storedAdvance.extend({ may });
export type ShownAdvance = Readonly<z.infer<typeof shownAdvance>>;

/** An advance with its lines. */
export const advanceDetail = shownAdvance.extend({ advanceRequests: z.array(advanceLine) });
export type AdvanceDetail = Readonly<z.infer<typeof advanceDetail>>;

import { payeeAccount } from "@fairway/areas/advance/model/payeeAccount.ts";
import { approvedStates } from "@fairway/areas/approval/model/approvedStates.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { claimSides } from "@fairway/areas/charge/model/claimRules.ts";
import { lineTypes, surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { maybeRateReason } from "@fairway/areas/rate/model/typedRate.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import {
  day,
  decimalText,
  id,
  may,
  maybeDecimal,
  maybeId,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";

export const settlementMethods = ["Cash", "Bank", "NETOFF_SHPT", "Other"] as const;
export type SettlementMethod = (typeof settlementMethods)[number];

/** DIRECT: the lines are born on the settlement; EXISTING: it takes lines of jobs. */
export const settlementTypes = ["DIRECT", "EXISTING"] as const;
export type SettlementType = (typeof settlementTypes)[number];

const open = { update: "New", send: "Request Approval", delete: "Canceled" } as const;
const sent = { deny: "Denied" } as const;

/** The verbs of each state. Rules ST-8 and ST-9 */
export const settlementSteps = {
  New: open,
  Denied: open,
  "Request Approval": sent,
  "Leader Approved": sent,
  "Department Manager Approved": sent,
  "Accountant Manager Approved": sent,
  Done: { deny: "Denied", account: "Done", unlock: "Denied" },
  Canceled: {},
} as const satisfies Steps;

/** The most lines of a settlement. */
const mostLines = 10_000;

/** What a line says of the settlement, besides its charge. */
const onSettlement = {
  advanceId: maybeId,
  customNo: maybeText(50),
  contNo: maybeText(50),
};

/** The types of lines that are born on a settlement. */
export const directTypes = [...surchargeTypes, "OTHER"] as const;
export type DirectType = (typeof directTypes)[number];

/** A line that is born on the settlement. */
export const directLineForm = chargeLine.omit({ id: true, version: true }).extend({
  /** The stored line; null for a new one. */
  id: maybeId,
  hblid: id,
  type: z.enum(directTypes),
  ...onSettlement,
});
export type DirectLineForm = z.output<typeof directLineForm>;

/** A line of a job that the settlement takes. */
export const existingLineForm = z.object({
  chargeId: id,
  ...onSettlement,
  /** VND for one dollar, for a line in USD that no other document holds. */
  exchangeRate: maybeDecimal,
  /** The amounts in VND as keyed; null keeps those of the charge. */
  netVnd: maybeDecimal,
  vatVnd: maybeDecimal,
});
export type ExistingLineForm = z.output<typeof existingLineForm>;

/** A settlement as it is keyed. */
export const settlementForm = z.object({
  requestDate: day,
  dueDate: day,
  settlementType: z.enum(settlementTypes),
  paymentMethod: z.enum(settlementMethods).default("Cash"),
  payeeId: maybeId,
  currencyId: z.enum(bookCurrencies).default(localCurrency),
  ...payeeAccount,
  note: maybeText(1000),
  /** Why a typed rate of an existing line is outside the bound. */
  rateReason: maybeRateReason,
  /** The lines of a DIRECT settlement. */
  direct: z.array(directLineForm).max(mostLines).default([]),
  /** The lines of an EXISTING settlement. */
  existing: z.array(existingLineForm).max(mostLines).default([]),
});
export type SettlementForm = z.output<typeof settlementForm>;

const textOrNull = z.string().nullable();

/** A stored line with its charge. */
export const settlementLine = z.object({
  id,
  lineNo: z.number(),
  chargeLineId: id,
  side: z.enum(claimSides),
  type: z.enum(lineTypes),
  jobId: id,
  jobNo: z.string(),
  transactionType: z.string(),
  isLocked: z.boolean(),
  hblid: id,
  hwbno: textOrNull,
  mawb: textOrNull,
  chargeId: id,
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVn: z.string(),
  quantity: decimalText,
  unitId: id,
  unitCode: z.string(),
  unitPrice: decimalText,
  currencyId: z.string(),
  vatrate: textOrNull,
  netAmount: decimalText,
  vatAmount: decimalText,
  total: decimalText,
  finalExchangeRate: decimalText,
  exchangeDate: day,
  exchangeRate: textOrNull,
  paymentObjectId: id,
  paymentObjectName: z.string(),
  payerId: id.nullable(),
  payerName: textOrNull,
  vatPartnerId: id.nullable(),
  vatPartnerName: textOrNull,
  invoiceNo: textOrNull,
  invoiceDate: day.nullable(),
  seriesNo: textOrNull,
  notes: textOrNull,
  kickBack: z.boolean(),
  advanceId: id.nullable(),
  advanceNo: textOrNull,
  customNo: textOrNull,
  contNo: textOrNull,
  netVnd: decimalText,
  vatVnd: decimalText,
  netUsd: textOrNull,
  vatUsd: textOrNull,
  /** VND for one dollar as typed for the line; null takes the rate of the charge. */
  typedRate: textOrNull,
  /** The amounts in VND are keyed on the settlement. */
  isKeyed: z.boolean(),
  /** The kind of document that sent the line to accounting. */
  syncedFrom: textOrNull,
});
export type SettlementLine = Readonly<z.infer<typeof settlementLine>>;

/** The lines of a house, an advance and a declaration, in the currency of the settlement. */
export const settlementGroup = z.object({
  jobId: id,
  jobNo: z.string(),
  hblid: id,
  hwbno: textOrNull,
  mawb: textOrNull,
  customNo: textOrNull,
  isLocked: z.boolean(),
  advanceId: id.nullable(),
  advanceNo: textOrNull,
  /** Null without an advance, and where a group before has it. */
  advanceAmount: textOrNull,
  amount: decimalText,
  balance: decimalText,
});
export type SettlementGroup = Readonly<z.infer<typeof settlementGroup>>;

/** A stored settlement with its names. */
export const storedSettlement = z.object({
  ...documentHead,
  settlementNo: z.string(),
  statusApproval: z.enum(approvedStates),
  requesterName: textOrNull,
  requesterNameVn: textOrNull,
  departmentName: textOrNull,
  departmentNameVn: textOrNull,
  payeeId: textOrNull,
  payeeCode: textOrNull,
  payeeName: textOrNull,
  currencyId: z.enum(bookCurrencies),
  settlementType: z.enum(settlementTypes),
  requestDate: day,
  dueDate: day,
  paymentMethod: z.enum(settlementMethods),
  bankAccountNo: textOrNull,
  bankAccountName: textOrNull,
  bankName: textOrNull,
  bankCode: textOrNull,
  note: textOrNull,
  amount: z.string(),
  amountVnd: z.string(),
  /** Null while a line has no amount in US dollars. */
  amountUsd: textOrNull,
  /** Null without an advance. */
  advanceAmount: textOrNull,
  /** Advance less amount: above zero the requester returns, below zero the company pays. */
  balanceAmount: z.string(),
  voucherNo: textOrNull,
  voucherDate: day.nullable(),
  syncStatus: textOrNull,
  lastSyncDate: textOrNull,
});
export type Settlement = Readonly<z.infer<typeof storedSettlement>>;

/** A settlement in a list. */
export const shownSettlement = storedSettlement.extend({ may });

/** A settlement with its lines and groups. */
export const settlementDetail = shownSettlement.extend({
  surcharges: z.array(settlementLine),
  groups: z.array(settlementGroup),
});
export type SettlementDetail = Readonly<z.infer<typeof settlementDetail>>;

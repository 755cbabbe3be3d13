import type { PaymentStatus } from "@fairway/areas/due/model/paymentStatus.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day, Instant } from "@fairway/core/time/day.ts";

/** A debit note asks for money, a credit note owes it, an invoice note is the overseas form. */
export const noteTypes = ["DEBIT", "CREDIT", "INVOICE"] as const;
export type NoteType = (typeof noteTypes)[number];

/** Whether an invoice or a voucher has been made from a note's charges. */
export const noteStates = ["New", "Issued Invoice", "Issued Voucher"] as const;
export type NoteState = (typeof noteStates)[number];

/** The sum of a note's lines in one currency. */
export interface NoteTotal {
  readonly currencyId: string;
  readonly net: DecimalText;
  readonly vat: DecimalText;
  readonly total: DecimalText;
}

/** One note as it is stored, with the names around it. */
export interface Note extends DocumentHead {
  readonly code: string;
  readonly type: NoteType;
  readonly partnerId: string;
  readonly partnerCode: string;
  readonly partnerName: string;
  readonly jobId: string;
  readonly jobNo: string;
  readonly transactionType: string;
  readonly hwbnos: string;
  readonly mblno: string | null;
  readonly saleManId: string | null;
  readonly saleManName: string | null;
  readonly currencyId: string;
  readonly exchangeRate: DecimalText;
  readonly excRateUsdToLocal: DecimalText | null;
  readonly exchangeDate: Day;
  readonly total: DecimalText;
  readonly totalVnd: DecimalText;
  readonly totalUsd: DecimalText | null;
  readonly totals: NoteTotal[];
  readonly chargeCount: number;
  readonly status: NoteState;
  readonly paymentStatus: PaymentStatus | null;
  readonly issuedFor: string | null;
  readonly note: string | null;
  readonly flexId: string | null;
  readonly syncStatus: string | null;
  readonly lastSyncDate: Instant | null;
  readonly reasonReject: string | null;
  /** What of its job decides whether the note can be changed. */
  readonly job: JobStanding;
}

/** The side of the charges that a note takes: debit and invoice notes are owed to us. */
export function sideOf(type: NoteType): ClaimSide {
  return type === "CREDIT" ? "credit" : "debit";
}

/** The letters of a note's kind within its number. */
export function numberLetters(type: NoteType): "DN" | "CN" | "IV" {
  return type === "DEBIT" ? "DN" : type === "CREDIT" ? "CN" : "IV";
}

import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import { documentLine } from "@fairway/areas/charge/model/documentLine.ts";
import { surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { syncStates } from "@fairway/areas/document/model/syncStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { noteRate } from "./noteRate.ts";

/**
 * A debit note states what is owed to us, a credit note what we owe; an invoice note is the
 * overseas form of a debit note.
 */
export const noteTypes = ["DEBIT", "CREDIT", "INVOICE"] as const;
export type NoteType = (typeof noteTypes)[number];

/** Whether an invoice or a voucher has been made from a note's charges. */
export const noteStates = ["New", "Issued Invoice", "Issued Voucher"] as const;
export type NoteState = (typeof noteStates)[number];

/** The sum of a note's lines in one currency. */
const noteTotal = z.object({
  currencyId: z.string(),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
});
export type NoteTotal = Readonly<z.infer<typeof noteTotal>>;

/** A charge on a note. */
export const noteLine = surcharge.pick({
  ...documentLine,
  version: true,
  jobId: true,
  hblid: true,
  type: true,
  total: true,
  paymentObjectId: true,
  paymentObjectCode: true,
  paymentObjectName: true,
  payerId: true,
  payerCode: true,
  payerName: true,
  exchangeDate: true,
  exchangeRate: true,
  valuedBy: true,
  valuedOn: true,
  ownRate: true,
  ownUsdRate: true,
  netAdjustVnd: true,
  vatAdjustVnd: true,
  adjustedBy: true,
  kickBack: true,
  isRefundFee: true,
  rateOutside: true,
  rateReason: true,
  isFromShipment: true,
  notes: true,
  claims: true,
});
export type NoteLine = z.infer<typeof noteLine>;

/** A stored note with its names. */
export const storedNote = z.object({
  ...documentHead,
  code: z.string(),
  type: z.enum(noteTypes),
  partnerId: z.string(),
  partnerCode: z.string(),
  partnerName: z.string(),
  jobId: z.string(),
  jobNo: z.string(),
  transactionType: z.string(),
  hwbnos: z.string(),
  mblno: z.string().nullable(),
  saleManId: z.string().nullable(),
  saleManName: z.string().nullable(),
  currencyId: z.string(),
  exchangeRate: z.string(),
  excRateUsdToLocal: z.string().nullable(),
  /** The rates of its own, in place of those of its day. */
  rates: z.array(noteRate),
  exchangeDate: z.string(),
  total: z.string(),
  totalVnd: z.string(),
  totalUsd: z.string().nullable(),
  totals: z.array(noteTotal),
  chargeCount: z.number(),
  /** The number of its lines that no invoice or voucher holds. */
  openLines: z.number(),
  status: z.enum(noteStates),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  issuedFor: z.string().nullable(),
  /** The latest day of the invoices and vouchers over its lines. */
  accountingDate: z.string().nullable(),
  note: z.string().nullable(),
  flexId: z.string().nullable(),
  syncStatus: z.enum(syncStates).nullable(),
  lastSyncDate: z.string().nullable(),
  reasonReject: z.string().nullable(),
});

/** A note with the facts that rules read. */
export interface Note extends Readonly<z.infer<typeof storedNote>> {
  /** The facts of its job that decide whether the note can be changed. */
  readonly job: JobStanding;
}

/** The side of the charges that a note takes: debit for debit and invoice notes, else credit. */
export function sideOf(type: NoteType): ClaimSide {
  return type === "CREDIT" ? "credit" : "debit";
}

/** The letters of a note's kind within its number. */
export function numberLetters(type: NoteType): "DN" | "CN" | "IV" {
  return type === "DEBIT" ? "DN" : type === "CREDIT" ? "CN" : "IV";
}

/** A note in lists. */
export const shownNote = storedNote.extend({ may });
export type ShownNote = z.infer<typeof shownNote>;

export const noteDetail = shownNote.extend({ charges: z.array(noteLine) });

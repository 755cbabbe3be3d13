import { day, id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import type { ClaimKind, ClaimSide, ClaimSlot } from "./claimRules.ts";
import { claimOn, type Surcharge, type LineType } from "./surcharge.ts";

const number = z.string().nullable();

const approval = z
  .object({ id, date: instant, status: z.string(), note: z.string().nullable() })
  .nullable();

/** What the documents that hold a line give it; each is null until such a document holds it. */
export const claimAnswers = z.object({
  /** The note on the line's own side, and that of each side. */
  cdno: number,
  debitNo: number,
  creditNo: number,
  soano: number,
  paySoano: number,
  /** Asked for by a statement that is to be unlocked. */
  soaUnlockDirectorStatus: number,
  soaUnlockSalesmanStatus: number,
  settlementCode: number,
  accountantApproval: approval,
  /** That of the accountant manager for the settlement of the line. */
  chiefAccountantApproval: approval,
  /** The advance of the carrier, else the one that the settlement clears. */
  advanceNo: number,
  /** The voucher or invoice of the line's own side, and of the partner that we pay on behalf. */
  voucherId: number,
  voucherDate: day.nullable(),
  voucherIdre: number,
  /** The invoice that we issued; a vendor's invoice is keyed on the line. */
  invoiceNo: number,
  invoiceDate: day.nullable(),
  seriesNo: number,
  paymentStatus: number,
  paidDate: day.nullable(),
  /** The kind of document that sent the own side, and the side that we pay, to accounting. */
  syncedFrom: number,
  paySyncedFrom: number,
});
export type ClaimAnswers = z.infer<typeof claimAnswers>;

/** The facts of the invoice or voucher in the ledger slot of a side. */
export type LedgerFacts = Pick<
  ClaimAnswers,
  | "voucherId"
  | "voucherDate"
  | "invoiceNo"
  | "invoiceDate"
  | "seriesNo"
  | "paymentStatus"
  | "paidDate"
>;

/** What is known of the documents that hold a line, apart from their numbers. */
export interface HeldFacts {
  readonly ledger: Readonly<Partial<Record<ClaimSide, LedgerFacts>>>;
  /** The advance that the settlement of the line clears. */
  readonly clearedAdvanceNo: string | null;
  /** The approval of that settlement by the accountant manager. */
  readonly chiefAccountantApproval: ClaimAnswers["chiefAccountantApproval"];
}

/** Where a line is sold, bought or claimed back. */
export const ownSide: Readonly<Record<LineType, ClaimSide>> = {
  OTHER: "credit",
  ADV: "credit",
  SELL: "debit",
  BUY: "credit",
  OBH: "debit",
};

/** The names under which accounting knows what was sent. */
const sentAs: Readonly<Partial<Record<ClaimKind, string>>> = {
  note: "CDNOTE",
  soa: "SOA",
  settlement: "SETTLEMENT",
  voucher: "VOUCHER",
};

type HeldLine = Pick<Surcharge, "type" | "claims">;
type Answering = (charge: HeldLine, facts: HeldFacts) => Partial<ClaimAnswers>;

/**
 * What the claim of each slot gives the line: the only list. Nothing of it is stored with the line.
 *
 * Source: rule CH-21, areas/charge/README.md
 */
const answersOfSlot: Readonly<Record<ClaimSlot, Answering>> = {
  note: (charge) => {
    const [debitNo, creditNo] = [
      numberOn(charge, "debit", "note"),
      numberOn(charge, "credit", "note"),
    ];
    const [own, other] =
      ownSide[charge.type] === "debit" ? [debitNo, creditNo] : [creditNo, debitNo];
    return { cdno: own ?? other, debitNo, creditNo };
  },
  statement: (charge) => ({
    soano: numberOn(charge, "debit", "statement"),
    paySoano: numberOn(charge, "credit", "statement"),
  }),
  settlement: (charge, { clearedAdvanceNo, chiefAccountantApproval }) => ({
    settlementCode:
      numberOn(charge, "credit", "settlement") ?? numberOn(charge, "debit", "settlement"),
    advanceNo: clearedAdvanceNo,
    chiefAccountantApproval,
  }),
  advance: (charge) => {
    const advanceNo = numberOn(charge, "credit", "advance");
    return advanceNo === null ? {} : { advanceNo };
  },
  ledger: ({ type }, { ledger }) => {
    const { invoiceNo, invoiceDate, seriesNo, ...own } = ledger[ownSide[type]] ?? noLedger;
    const issued = ownSide[type] === "debit" ? { invoiceNo, invoiceDate, seriesNo } : {};
    const paid = type === "OBH" ? (ledger.credit?.voucherId ?? null) : null;
    return { ...own, ...issued, voucherIdre: paid };
  },
  sync: (charge) => ({
    syncedFrom: sentFrom(charge, ownSide[charge.type]),
    paySyncedFrom: charge.type === "OBH" ? sentFrom(charge, "credit") : null,
  }),
};

const noLedger: LedgerFacts = {
  voucherId: null,
  voucherDate: null,
  invoiceNo: null,
  invoiceDate: null,
  seriesNo: null,
  paymentStatus: null,
  paidDate: null,
};

const unheld: ClaimAnswers = {
  ...noLedger,
  cdno: null,
  debitNo: null,
  creditNo: null,
  soano: null,
  paySoano: null,
  soaUnlockDirectorStatus: null,
  soaUnlockSalesmanStatus: null,
  settlementCode: null,
  accountantApproval: null,
  chiefAccountantApproval: null,
  advanceNo: null,
  voucherIdre: null,
  syncedFrom: null,
  paySyncedFrom: null,
};

/** What the documents that hold a line give it. */
export function answersOfClaims(charge: HeldLine, facts: HeldFacts): ClaimAnswers {
  return Object.values(answersOfSlot).reduce<ClaimAnswers>(
    (answers, answering) => ({ ...answers, ...answering(charge, facts) }),
    unheld,
  );
}

function numberOn(charge: HeldLine, side: ClaimSide, slot: ClaimSlot): string | null {
  return claimOn(charge, side, slot)?.documentNo ?? null;
}

function sentFrom(charge: HeldLine, side: ClaimSide): string | null {
  const kind = claimOn(charge, side, "sync")?.kind;
  return kind ? (sentAs[kind] ?? null) : null;
}

import type { LineType } from "./surcharge.ts";

/** Debit: a partner owes us this line. Credit: we owe it. An on-behalf line has both sides. */
export const claimSides = ["debit", "credit"] as const;
export type ClaimSide = (typeof claimSides)[number];

/**
 * The use that a document makes of a side of a line; one document holds each slot of a side.
 *
 * Shape: ledger is an invoice or a voucher, sync the document that sent the side to accounting.
 */
export const claimSlots = ["note", "statement", "ledger", "settlement", "advance", "sync"] as const;
export type ClaimSlot = (typeof claimSlots)[number];

/** The kinds of document that take lines. */
export const claimKinds = [
  "note",
  "soa",
  "invoice",
  "obhInvoice",
  "voucher",
  "settlement",
  "advance",
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/**
 * The slots whose documents value the lines that they hold; a document in any other slot keeps the
 * value that it found.
 *
 * Source: rule CH-19
 */
export const valuingSlots: readonly ClaimSlot[] = ["note", "statement"];

/** The line types that a kind of document may take into a slot, by side. */
type Meeting = Readonly<Partial<Record<ClaimSide, readonly LineType[]>>>;

const eitherSide: Meeting = { debit: ["SELL", "OBH"], credit: ["BUY", "OBH"] };
const spending: Meeting = { debit: ["SELL"], credit: ["BUY", "OBH", "OTHER"] };

/**
 * The kinds of document, sides and line types that may meet in each slot: the only list.
 *
 * Source: rule CH-14; PostgreSQL repeats it as `may_claim`, and a test compares the two.
 */
export const meetings: Readonly<Record<ClaimSlot, Readonly<Partial<Record<ClaimKind, Meeting>>>>> =
  {
    note: { note: eitherSide },
    statement: { soa: eitherSide },
    ledger: { invoice: { debit: ["SELL"] }, obhInvoice: { debit: ["OBH"] }, voucher: spending },
    settlement: { settlement: spending },
    advance: { advance: { credit: ["BUY", "ADV"] } },
    sync: {
      note: eitherSide,
      soa: eitherSide,
      settlement: spending,
      voucher: spending,
      invoice: { debit: ["SELL"] },
      obhInvoice: { debit: ["OBH"] },
    },
  };

/** The line types that a document of this kind may take on this side into this slot. */
export function claimableTypes(
  slot: ClaimSlot,
  kind: ClaimKind,
  side: ClaimSide,
): readonly LineType[] {
  return meetings[slot][kind]?.[side] ?? [];
}

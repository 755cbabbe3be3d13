/**
 * The use that one document makes of another; one document holds each slot of a document.
 *
 * Shape: ledger is an invoice or a voucher, combine a combined billing, settlement the settlement
 *   of an advance.
 */
export const documentSlots = ["ledger", "combine", "settlement"] as const;
export type DocumentSlot = (typeof documentSlots)[number];

/**
 * The kinds of document that may claim other kinds, by slot: the only list.
 *
 * Source: rule DO-8; PostgreSQL repeats it as `may_stand_on`, and a test compares the two.
 */
export const standsOn: Readonly<Record<DocumentSlot, Readonly<Record<string, readonly string[]>>>> =
  {
    ledger: { invoice: ["soa"], obhInvoice: ["soa"], voucher: ["note", "soa", "settlement"] },
    combine: { combine: ["note", "soa"] },
    settlement: { settlement: ["advance"] },
  };

/** The kinds of document that one of this kind may claim in this slot. */
export function claimableKinds(slot: DocumentSlot, kind: string): readonly string[] {
  return standsOn[slot][kind] ?? [];
}

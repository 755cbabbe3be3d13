/**
 * What a document does with another; each slot of a document holds one.
 *
 * Shape: ledger is an invoice or a voucher, combine a combined billing, settlement what settles an
 *   advance.
 */
export const documentSlots = ["ledger", "combine", "settlement"] as const;
export type DocumentSlot = (typeof documentSlots)[number];

/**
 * Which kind of document may stand on which kinds, by slot: the only list.
 *
 * Source: rule DO-8; PostgreSQL repeats it as `may_stand_on`, and a test compares the two.
 */
export const standsOn: Readonly<Record<DocumentSlot, Readonly<Record<string, readonly string[]>>>> =
  {
    ledger: { invoice: ["soa"], obhInvoice: ["soa"], voucher: ["note", "soa", "settlement"] },
    combine: { combine: ["note", "soa"] },
    settlement: { settlement: ["advance"] },
  };

/** The kinds of document that one of this kind may stand on in this slot. */
export function claimableKinds(slot: DocumentSlot, kind: string): readonly string[] {
  return standsOn[slot][kind] ?? [];
}

import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** Charges of one side that an invoice will hold. */
export interface BilledSide {
  readonly side: ClaimSide;
  readonly chargeIds: readonly string[];
}

/** Returns the day on which documents have confirmed all of the charges, or null. Locks: the documents. */
type ConfirmedDay = (tx: Tx, actor: Actor, billed: BilledSide) => Promise<Day | null>;

const readers = new Map<string, ConfirmedDay>();

/**
 * Registers how a higher area confirms charges before they are invoiced; its `handlers.ts` imports
 * the registering file. Rule IN-15
 */
export function registerConfirmed(area: string, read: ConfirmedDay): void {
  if (readers.has(area)) throw new Error(`${area} confirms twice`);
  readers.set(area, read);
}

/** Returns the day on which the billing of an invoice over these charges is confirmed already, or null. */
export async function confirmedDay(tx: Tx, actor: Actor, billed: BilledSide): Promise<Day | null> {
  for (const read of readers.values()) {
    const day = await read(tx, actor, billed);
    if (day !== null) return day;
  }
  return null;
}

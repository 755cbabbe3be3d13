import type { ChargedBill } from "@fairway/areas/charge/server/chargedBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { LinkRow } from "./linkPair.ts";

/** The answers of a higher area for the lines that it makes of other lines without a link-fee rule. */
export interface MadeLines {
  /** The pairs in which some lines stand, on either side. */
  pairsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<LinkRow[]>;
  /** The actor that the user is on the job of a bill. */
  actorAt(tx: Tx, actor: Actor, bill: ChargedBill, action: string): Promise<Actor>;
}

let registered: MadeLines | null = null;

/** Registers the area that answers for made lines, once. */
export function registerMadeLines(answers: MadeLines): void {
  if (registered) throw new Error("the made lines have an area already");
  registered = answers;
}

/** Returns the answers of that area; null where none is loaded. */
export function madeLines(): MadeLines | null {
  return registered;
}

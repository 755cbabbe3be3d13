import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { addCharge as addCall } from "../contract.ts";
import { saveCharges } from "./saveCharges.ts";

/**
 * Adds one line to a bill; the answer has the lines of its side.
 *
 * Locks and refuses: as saveCharges
 */
export function addCharge(tx: Tx, actor: Actor, { hblid, type, ...line }: Ask<typeof addCall>) {
  const charges = [{ ...line, id: null, version: null }];
  return saveCharges(tx, actor, { hblid, type, charges, removed: [] });
}

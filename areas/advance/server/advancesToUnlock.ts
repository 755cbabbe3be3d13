import { approvedByNumbers } from "@fairway/areas/document/server/approvedByNumbers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { advanceSource } from "./advanceTable.ts";

/** Finds approved advances by their numbers, within the reach of the right to open them. */
export function advancesToUnlock(tx: Tx, actor: Actor, ask: Ask<typeof contract.advancesToUnlock>) {
  return approvedByNumbers(tx, actor, advanceSource, ask);
}

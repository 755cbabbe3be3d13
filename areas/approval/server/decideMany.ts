import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { decideApprovals } from "./decideApprovals.ts";

/** Approves documents where it is the turn of the user (`actor.userId`). Rule AP-11 */
export async function approveAll(tx: Tx, actor: Actor, ask: Ask<typeof contract.approveAll>) {
  const data = await decideApprovals(tx, actor, { verb: "approve", items: ask.items });
  return { status: true as const, data };
}

/** Denies documents that the user (`actor.userId`) may deny. Rule AP-11 */
export async function denyAll(tx: Tx, actor: Actor, ask: Ask<typeof contract.denyAll>) {
  const data = await decideApprovals(tx, actor, { verb: "deny", ...ask });
  return { status: true as const, data };
}

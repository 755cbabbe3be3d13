import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { getOperation } from "./getOperation.ts";
import { openOperationsJob } from "./openOperationsJob.ts";

/**
 * Opens an operations job with its bill.
 *
 * Locks, Refuses: as openOperationsJob
 */
export async function addOperation(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.addOperation>,
): Promise<Answer<typeof contract.addOperation>> {
  const { id, alerts } = await openOperationsJob(tx, actor, ask);
  const data = await getOperation(tx, actor, { id });
  return { status: true, data, ...(alerts ? { alerts } : {}) };
}

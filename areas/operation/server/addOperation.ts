import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { getOperation } from "./getOperation.ts";
import { replicateOpened } from "./replicateOpened.ts";
import { openOperationsJob } from "./openOperationsJob.ts";

/**
 * Opens an operations job with its bill, and its copy in another office on request.
 *
 * Locks, Refuses: as openOperationsJob, replicateOpened
 */
export async function addOperation(
  tx: Tx,
  actor: Actor,
  { isReplicate, ...fields }: Ask<typeof contract.addOperation>,
): Promise<Answer<typeof contract.addOperation>> {
  const { id, alerts } = await openOperationsJob(tx, actor, fields);
  if (isReplicate) await replicateOpened(tx, actor, id);
  const data = await getOperation(tx, actor, { id });
  return { status: true, data, ...(alerts ? { alerts } : {}) };
}

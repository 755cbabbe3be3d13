import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { cancelJob } from "@fairway/areas/stage/server/cancelJob.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { mustBeOperation } from "./billOfOperation.ts";

/**
 * Cancels an operations job; the areas that keep something of it follow (SH-10).
 *
 * Locks: the job.
 * Refuses: operation.otherService · as cancelShipment
 * Source: rule OJ-6
 */
export async function cancelOperation(
  tx: Tx,
  actor: Actor,
  { id, reason }: Ask<typeof contract.cancelOperation>,
): Promise<Answer<typeof contract.cancelOperation>> {
  mustBeOperation(await readShipment(tx, actor, id));
  return cancelJob(tx, actor, { id, reason });
}

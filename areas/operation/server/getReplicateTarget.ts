import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import { replicateTarget } from "@fairway/areas/organisation/server/replicateTarget.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";

/**
 * Returns the office that a job of the user is copied to.
 *
 * Refuses: record.notFound
 * Source: rule OJ-22, areas/operation/README.md
 */
export async function getReplicateTarget(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof contract.getReplicateTarget>,
): Promise<Answer<typeof contract.getReplicateTarget>> {
  const officeId = jobId ? (await readShipment(tx, actor, jobId)).officeId : actor.officeId;
  const { targetId, targetName, prefix } = await replicateTarget(tx, actor, officeId);
  const worksThere = targetId !== null && (await actorIn(tx, actor, targetId)) !== null;
  return { officeName: targetName, prefix, worksThere };
}

import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import { replicateTarget } from "@fairway/areas/organisation/server/replicateTarget.ts";
import { partnersWithinHouse } from "@fairway/areas/partner/server/partnersWithinHouse.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";

/**
 * Returns the office that a job of the user is copied to, and every condition that is missing.
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
  const target = await replicateTarget(tx, actor, officeId);
  const { targetId, targetName: officeName, prefix } = target;
  const worksThere = targetId !== null && (await actorIn(tx, actor, targetId)) !== null;
  const hasSalesman = target.boardSalesmanId !== null;
  const houses = await partnersWithinHouse(tx, actor.companyId, [officeId, targetId ?? officeId]);
  return {
    ofOffice: { id: officeId, name: target.officeName },
    officeName,
    prefix,
    worksThere,
    hasSalesman,
    isReady: worksThere && hasSalesman,
    withoutHouse: houses
      .filter(({ partnerId }) => partnerId === null)
      .map((house) => ({ id: house.officeId, name: house.officeName })),
  };
}

import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import { onMenuOf } from "@fairway/areas/charge/server/chargedBill.ts";
import type { MadeLines } from "@fairway/areas/linkcharge/server/madeLines.ts";
import { pairsOfReplicas } from "./replicaChargeTable.ts";

/**
 * Lines that were made of lines of replicas, or that sell costs of one, are canceled by the reach on both
 * jobs: here, and on the replica as such or with the level there.
 *
 * Source: rules RE-2 and RE-6
 */
export const linesOfReplicas: MadeLines = {
  pairsOf: pairsOfReplicas,
  async actorAt(tx, actor, bill, action) {
    if (actor.may(onMenuOf(bill, action), bill) || bill.officeId === null) return actor;
    return (await actorIn(tx, actor, bill.officeId)) ?? actor;
  },
};

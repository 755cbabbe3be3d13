import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { pointsOfBill } from "./billPoints.ts";
import type { SavedBills } from "./planSavedBills.ts";

/**
 * Lets the customers of saved bills pass their check point and returns the alerts.
 *
 * Refuses: checkPoint.stopped, with `list` at fields such as `bills.0.customerId`
 * Source: rule CK-8, areas/credit/README.md
 */
export function passChangedBills(tx: Tx, actor: Actor, { job, bills }: SavedBills, list?: string) {
  const points = bills.flatMap(({ was, ask }, at) => {
    const field = list ? `${list}.${at}.customerId` : "customerId";
    return pointsOfBill(8, { ...ask, id: was.id }, job, { field, before: was });
  });
  return passCheckPoints(tx, actor, points);
}

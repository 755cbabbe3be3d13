import { actorOn } from "@fairway/areas/shipment/server/actorOn.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { replicaOfJob } from "@fairway/areas/shipment/server/replicaOfJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseReplica } from "../model/refusals.ts";

/** A replica that is being changed, and the actor that the user is on it. */
export interface LockedReplica {
  readonly replica: Shipment;
  readonly there: Actor;
}

/**
 * Locks the replica of a job that the transaction has locked, for a user who may write it.
 *
 * Locks: the replica.
 * Refuses: replica.none · record.notFound · access.forbidden · shipment.locked · shipment.canceled
 * Source: rule RE-2
 */
export async function lockReplica(
  tx: Tx,
  actor: Actor,
  { id, jobNo }: Pick<Shipment, "id" | "jobNo">,
): Promise<LockedReplica> {
  const found = await replicaOfJob(tx, actor, id);
  if (!found) throw refuseReplica("replica.none", { jobNo });
  const replica = await jobOfBill(tx, actor, found.id, "locked");
  const there = await actorOn(tx, actor, replica, "write");
  refuseClosed(replica);
  return { replica, there };
}

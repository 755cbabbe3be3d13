import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Shipment } from "../model/shipment.ts";
import { shipmentRows } from "./shipmentTable.ts";

/**
 * Locks several jobs and reads those that the user may see; the caller checks the permissions on each.
 *
 * Shape: the statements do not depend on their number.
 * Locks: the jobs in the order of their ids.
 */
export async function lockedShipments(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Shipment[]> {
  await lockRows(tx, "shipment", { companyId: actor.companyId, ids });
  const jobs = await shipmentRows(tx, actor, sql`s.id = any(${[...ids]}::uuid[])`);
  return jobs.filter((job) => {
    const { menu } = serviceOf(job.transactionType);
    return actor.may(`${menu}.detail`, job) || actor.may(`${menu}.write`, job);
  });
}

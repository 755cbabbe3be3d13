import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "../model/shipment.ts";
import { shipmentRows } from "./shipmentTable.ts";

/**
 * Reads one job with its names.
 *
 * Refuses: record.notFound for a missing job and one outside the user's detail reach.
 */
export async function readShipment(tx: Tx, actor: Actor, id: string): Promise<Shipment> {
  const [job] = await shipmentRows(tx, actor, sql`s.id = ${id}`);
  if (!job) throw refuse("record.notFound");
  actor.must(`${serviceOf(job.transactionType).menu}.detail`, job);
  return job;
}

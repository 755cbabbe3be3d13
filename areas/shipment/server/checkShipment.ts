import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isOpen, type Shipment } from "../model/shipment.ts";
import { whyNotCanceled } from "./cancelShipment.ts";
import { mayDelete } from "./shipmentMay.ts";
import { shipmentRows } from "./shipmentTable.ts";

async function find(tx: Tx, actor: Actor, id: string): Promise<Shipment | null> {
  const [job] = await shipmentRows(tx, actor, sql`s.id = ${id}`);
  return job ?? null;
}

/** Checks whether the user may open this job. */
export async function checkShipmentPermission(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<boolean> {
  const job = await find(tx, actor, ask.id);
  return job !== null && actor.may(`${serviceOf(job.transactionType).menu}.detail`, job);
}

/** Checks whether the user's delete right covers this job. */
export async function checkShipmentDeletePermission(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<boolean> {
  const job = await find(tx, actor, ask.id);
  return job !== null && mayDelete(actor, job);
}

/**
 * Checks whether the user may cancel this job now: right, state, no document on its charges and no
 * original that is out.
 */
export async function checkShipmentAllowDelete(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<boolean> {
  const job = await find(tx, actor, ask.id);
  if (!job || !isOpen(job) || !mayDelete(actor, job)) return false;
  return (await whyNotCanceled(tx, actor, job)) === null;
}

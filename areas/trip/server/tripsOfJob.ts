import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { TripRecord } from "../model/trip.ts";
import { readTrip } from "./lockTrip.ts";
import { jobIdOfTrip, tripRows } from "./tripTable.ts";

/** Lists the trips of a job in their order. Refuses: record.notFound · access.forbidden */
export async function tripsOfJob(
  tx: Tx,
  actor: Actor,
  ask: { readonly jobId: string },
): Promise<TripRecord[]> {
  const job = await readShipment(tx, actor, ask.jobId);
  return (await tripRows(tx, actor, sql`t.job_id = ${job.id}`)).trips;
}

/** Returns a trip. Refuses: record.notFound · access.forbidden */
export async function getTrip(
  tx: Tx,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<TripRecord> {
  const jobId = await jobIdOfTrip(tx, actor.companyId, id);
  if (jobId === null) throw refuse("record.notFound");
  await readShipment(tx, actor, jobId);
  return readTrip(tx, actor, id);
}

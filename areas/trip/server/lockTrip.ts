import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { lockedShipments } from "@fairway/areas/shipment/server/lockedShipments.ts";
import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { TripRecord } from "../model/trip.ts";
import { jobIdOfTrip, jobIdsOfTrips, tripRows } from "./tripTable.ts";

/** Refuses users who may change neither the job nor the trips that the board shows of it. Rule TR-9 */
export function mustDispatch(actor: Actor, job: Shipment): void {
  if (actor.may("opsTruckingAssignment.write", job)) return;
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
}

/**
 * Locks the job of a trip whose trips the user may change now, and reads the trip.
 *
 * Locks: the job, which all changes of its trips lock first.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled
 */
export async function lockTrip(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ readonly job: Shipment; readonly trip: TripRecord }> {
  const jobId = await jobIdOfTrip(tx, actor.companyId, id);
  if (jobId === null) throw refuse("record.notFound");
  const job = await lockShipmentRow(tx, actor, jobId);
  mustDispatch(actor, job);
  refuseClosed(job);
  return { job, trip: await readTrip(tx, actor, id) };
}

/**
 * Locks the jobs of several trips and reads the trips, in the order of the ask.
 *
 * Shape: the statements do not depend on the number of trips or jobs.
 * Locks: the jobs in the order of their ids.
 * Refuses: as lockTrip · record.conflict when a trip is no longer as it was read
 */
export async function lockTrips(
  tx: Tx,
  actor: Actor,
  asked: readonly { readonly id: string; readonly version: number }[],
): Promise<{ readonly jobs: readonly Shipment[]; readonly trips: readonly TripRecord[] }> {
  const ids = [...new Set(asked.map(({ id }) => id))];
  const jobIds = await jobIdsOfTrips(tx, actor.companyId, ids);
  if (jobIds === null) throw refuse("record.notFound");
  const jobs = await lockedShipments(tx, actor, jobIds);
  if (jobs.length < jobIds.length) throw refuse("record.notFound");
  for (const job of jobs) {
    mustDispatch(actor, job);
    refuseClosed(job);
  }
  const trips = await readTrips(tx, actor, ids);
  const versions = new Map(asked.map(({ id, version }) => [id, version]));
  if (trips.some(({ id, version }) => version !== versions.get(id))) {
    throw refuse("record.conflict");
  }
  return { jobs, trips };
}

/** Reads one trip; the caller has checked the right. Refuses: record.notFound */
export async function readTrip(tx: Tx, actor: Actor, id: string): Promise<TripRecord> {
  const { trips } = await tripRows(tx, actor, sql`t.id = ${id}`);
  const [trip] = trips;
  if (!trip) throw refuse("record.notFound");
  return trip;
}

/** Reads several trips in the order of their ids in the ask. */
export async function readTrips(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<TripRecord[]> {
  const { trips } = await tripRows(tx, actor, sql`t.id = any(${[...ids]}::uuid[])`);
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Writes changes of a trip and increments its version. Refuses: record.conflict */
export async function changeTrip(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
  { id, version }: { readonly id: string; readonly version: number },
  changes: object,
): Promise<void> {
  const { companyId } = actor;
  await updateVersioned(
    tx,
    "trip",
    { companyId, id, version },
    {
      ...changes,
      ...stampChange(actor),
    },
  );
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { refuseTrip } from "../model/refusals.ts";
import type { StopForm, TripRecord } from "../model/trip.ts";

type By = Pick<Actor, "companyId" | "userId">;

/** The rows of stops of a new trip. */
export function newStops({ companyId, userId }: By, tripId: string, stops: readonly StopForm[]) {
  return stops.map(({ id: _, ...stop }, position) => ({
    ...stop,
    companyId,
    id: newId(),
    tripId,
    position,
    userModified: userId,
  }));
}

/** Refuses stops of another trip, and to leave out a stop that is proven. */
export function checkStops(trip: TripRecord, stops: readonly StopForm[]): void {
  const own = new Set(trip.stops.map(({ id }) => id));
  const kept = stops.flatMap(({ id, kind }) => (id ? [{ id, kind }] : []));
  if (
    !kept.every(({ id }) => own.has(id)) ||
    new Set(kept.map(({ id }) => id)).size < kept.length
  ) {
    throw refuseTrip("trip.strangeStop", { tripNo: trip.tripNo });
  }
  const stays = new Map(kept.map((stop) => [stop.id, stop.kind]));
  // What was signed is about this stop.
  if (trip.proofs.some(({ stopId }) => stays.get(stopId) !== "Deliver")) {
    throw refuseTrip("trip.stopProven");
  }
}

/** Replaces the stops of a trip, which have been checked, with at most four statements. */
export async function writeStops(
  tx: Tx,
  { companyId, userId }: By,
  trip: TripRecord,
  stops: readonly StopForm[],
): Promise<void> {
  const kept = stops.flatMap(({ id, ...stop }, position) =>
    id ? [{ ...stop, id, position, userModified: userId }] : [],
  );
  const stays = new Set(kept.map(({ id }) => id));
  await deleteRows(
    tx,
    "trip_stop",
    companyId,
    trip.stops.flatMap(({ id }) => (stays.has(id) ? [] : [id])),
    userId,
  );
  await updateRows(tx, "trip_stop", companyId, kept);
  await insertRows(
    tx,
    "trip_stop",
    stops.flatMap(({ id, ...stop }, position) =>
      id
        ? []
        : [{ ...stop, companyId, id: newId(), tripId: trip.id, position, userModified: userId }],
    ),
  );
}

/** Sets or empties the actual time of stops, with at most one statement. */
export async function stampStops(
  tx: Tx,
  { companyId, userId }: By,
  stops: readonly { readonly id: string }[],
  at: string | null,
): Promise<void> {
  if (stops.length === 0) return;
  await run(
    tx,
    sql`update trip_stop set actual_at = ${at}, user_modified = ${userId}
      where company_id = ${companyId} and id = any(${stops.map(({ id }) => id)}::uuid[])`,
  );
}

import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseTrip } from "../model/refusals.ts";
import type { TripForm, TripRecord } from "../model/trip.ts";
import { isFixed, tripStates } from "../model/tripSteps.ts";
import { whyNotTrip } from "../model/whyNotTrip.ts";
import { changeTrip, lockTrip, readTrip } from "./lockTrip.ts";
import { noteTrips } from "./noteTrips.ts";
import { checkStops, writeStops } from "./writeStops.ts";

/**
 * Changes a trip and its stops.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · trip.fixed ·
 *   every wrong field at once · trip.strangeStop · trip.stopProven · record.conflict
 * Source: rules TR-4, TR-11
 */
export async function updateTrip(
  tx: Tx,
  actor: Actor,
  { id, version, stops, ...form }: Ask<typeof contract.updateTrip>,
): Promise<{ status: true; data: TripRecord }> {
  const { job, trip } = await lockTrip(tx, actor, id);
  if (isFixed(trip.state)) throw refuseTrip("trip.fixed", stateOf(trip));
  refuseFields([
    ...whyNotTrip({ ...form, stops }),
    ...timesAhead(stops),
    ...(await wrongLine(tx, job, form)),
  ]);
  checkStops(trip, stops);
  await changeTrip(tx, actor, { id, version }, form);
  await writeStops(tx, actor, trip, stops);
  await noteTrips(tx, actor, job, { planned: true });
  return { status: true, data: await readTrip(tx, actor, id) };
}

/** The number and state of a trip, for refusals. */
export const stateOf = ({ tripNo, state }: TripRecord) => ({ tripNo, state: tripStates[state] });

function timesAhead(stops: TripForm["stops"]): FieldRefusal[] {
  const now = Date.now();
  return stops.flatMap(({ actualAt }, at) =>
    actualAt && Date.parse(actualAt) > now
      ? [refuseTrip.field(`stops.${at}.actualAt`, "trip.timeAhead")]
      : [],
  );
}

async function wrongLine(
  tx: Tx,
  { companyId, id, jobNo }: Shipment,
  { costLineId }: Pick<TripForm, "costLineId">,
): Promise<FieldRefusal[]> {
  if (costLineId === null) return [];
  const line = await maybe(
    tx,
    sql`select 1 as found from surcharge where company_id = ${companyId} and id = ${costLineId}
      and job_id = ${id} and type = 'BUY'`,
  );
  return line ? [] : [refuseTrip.field("costLineId", "trip.strangeLine", { jobNo })];
}

/**
 * Deletes a planned trip; one with a signed proof is kept.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · trip.notPlanned ·
 *   trip.proofKept
 * Source: rule TR-4
 */
export async function deleteTrip(
  tx: Tx,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<{ status: true; data: { id: string } }> {
  const { job, trip } = await lockTrip(tx, actor, id);
  if (trip.state !== "Planned") throw refuseTrip("trip.notPlanned", stateOf(trip));
  if (trip.proofs.length > 0) throw refuseTrip("trip.proofKept", { tripNo: trip.tripNo });
  await deleteRows(tx, "trip", actor.companyId, [id], actor.userId);
  await noteTrips(tx, actor, job, { planned: true });
  return { status: true, data: { id } };
}

import { serviceOf, rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseTrip } from "../model/refusals.ts";
import type { TripClash, TripRecord } from "../model/trip.ts";
import { tripSteps } from "../model/tripSteps.ts";
import { lockTrips, readTrips } from "./lockTrip.ts";
import { endLinks } from "./tripLink.ts";
import { clashesOfVehicles, inHandStates, jobIdsOfTrips } from "./tripTable.ts";
import { stateOf } from "./updateTrip.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";

/**
 * Assigns a supplier to trips, and with it a truck and driver. A supplier that has a trip already keeps
 * it with its answer, and only what is given of truck and driver changes.
 *
 * Shape: a truck that is booked at the same time is a warning in the answer and no refusal.
 * Locks: the jobs in the order of their ids.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · record.conflict ·
 *   trip.noStep · trip.notSupplier
 * Source: rules TR-5, TR-6
 */
export async function assignSupplier(
  tx: Tx,
  actor: Actor,
  { trips: asked, supplierId, ...truck }: Ask<typeof contract.assignSupplier>,
): Promise<{ status: true; data: { trips: TripRecord[]; clashes: TripClash[] } }> {
  const { trips } = await lockTrips(tx, actor, asked);
  for (const trip of trips) {
    if (nextState(tripSteps, trip.state, "assign") === null) {
      throw refuseTrip("trip.noStep", { ...stateOf(trip), verb: assigning });
    }
  }
  const fresh = {
    answer: null,
    answeredAt: null,
    answerNote: null,
    requestedAt: null,
    mailId: null,
  };
  const { companyId } = actor;
  const own = (trip: TripRecord) => trip.supplierId === supplierId && trip.state !== "Planned";
  const [kept, given] = [trips.filter(own), trips.filter((trip) => !own(trip))];
  if (given.length > 0) await mustBeSupplier(tx, actor, supplierId);
  const stamp = stampChange(actor);
  await updateRows(
    tx,
    "trip",
    companyId,
    kept.map(({ id, version, ...trip }) => ({
      id,
      version: version + 1,
      truckNo: truck.truckNo ?? trip.truckNo,
      trailerNo: truck.trailerNo ?? trip.trailerNo,
      driverName: truck.driverName ?? trip.driverName,
      driverPhone: truck.driverPhone ?? trip.driverPhone,
      ...stamp,
    })),
  );
  await updateRows(
    tx,
    "trip",
    companyId,
    given.map(({ id, version }) => ({
      id,
      version: version + 1,
      state: "Assigned",
      supplierId,
      ...truck,
      ...fresh,
      ...stamp,
    })),
  );
  // The former driver has the former link.
  await endLinks(
    tx,
    actor,
    given.map(({ id }) => id),
  );
  const read = await readTrips(
    tx,
    actor,
    trips.map(({ id }) => id),
  );
  const clashes = new Map(read.flatMap((trip) => trip.clashes).map((each) => [each.tripId, each]));
  return { status: true, data: { trips: read, clashes: [...clashes.values()] } };
}

/** Refuses partners that are no supplier or not active any more. */
async function mustBeSupplier(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<void> {
  const found = await maybe<{ code: string; name: string; isSupplier: boolean }>(
    tx,
    sql`select account_no as code, short_name as name,
        active and partner_type = 'Supplier' as is_supplier
      from partner where company_id = ${companyId} and id = ${id}`,
  );
  refuseFields(
    !found
      ? [refuse.field("supplierId", "field.unknown", { value: id })]
      : found.isSupplier
        ? []
        : [
            refuseTrip.field("supplierId", "trip.notSupplier", {
              code: found.code,
              name: found.name,
            }),
          ],
  );
}

const assigning = { en: "Assign a supplier", vi: "Giao nhà xe" };

/**
 * Lists the other trips for which a truck or a trailer is booked at the same time.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function truckClashes(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.truckClashes>,
): Promise<TripClash[]> {
  await mustSee(tx, actor, ask.ids);
  return [...(await clashesOfVehicles(tx, actor, ask))];
}

/** Refuses users who may not open the job of each trip. */
export async function mustSee(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  const jobIds = await jobIdsOfTrips(tx, actor.companyId, ids);
  if (jobIds === null) throw refuse("record.notFound");
  for (const job of (await shipmentsOfBills(tx, actor, jobIds)).values()) {
    actor.must(`${serviceOf(job.transactionType).menu}.detail`, job);
  }
}

/**
 * Finds suppliers by code or name with what they have in hand, those with the most first.
 *
 * Source: rule TR-5
 */
export async function findSuppliers(
  tx: Tx,
  actor: Actor,
  { keyword }: Ask<typeof contract.findSuppliers>,
) {
  actor.mustHave(...rightOnJobs("detail"));
  const { companyId } = actor;
  const like = anywhere(fold(keyword));
  return rows<{
    id: string;
    code: string;
    name: string;
    jobsInHand: number;
    tripsInHand: number;
  }>(
    tx,
    sql`
      with hand as (
        select t.supplier_id, count(distinct t.job_id)::int as jobs, count(*)::int as trips
        from trip t
        where t.company_id = ${companyId} and t.supplier_id is not null
          and t.state in ${inHandStates}
        group by t.supplier_id)
      select p.id, p.account_no as code, p.short_name as name,
        coalesce(h.jobs, 0) as jobs_in_hand, coalesce(h.trips, 0) as trips_in_hand
      from partner p
      left join hand h on h.supplier_id = p.id
      where p.company_id = ${companyId} and p.active and p.partner_type = 'Supplier'
        and f_unaccent(p.account_no || ' ' || p.short_name) like ${like}
      order by coalesce(h.jobs, 0) desc, p.short_name, p.id limit 30`,
  );
}

import { customersOf } from "@fairway/areas/shipment/server/customersOf.ts";
import { jobInReach, jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { TripClash, TripRecord } from "../model/trip.ts";
import { tripNumber } from "../model/tripNumber.ts";
import { tripMay } from "../model/tripMay.ts";
import { inHand, type TripState, undelivered } from "../model/tripSteps.ts";

type Sql = RawBuilder<unknown>;

/** A stored trip with its names, and whether the user may change its job. */
type TripRow = Omit<TripRecord, "tripNo" | "may" | "clashes" | "isJobOpen"> & {
  readonly serial: number;
  readonly writes: boolean;
  readonly isJobOpen: boolean;
  readonly clashes: readonly (Omit<TripRecord["clashes"][number], "tripNo"> & {
    readonly jobNo: string | null;
    readonly serial: number;
  })[];
  readonly total: string;
};

const plannedOf = (companyId: string, trip: Sql, end: "min" | "max") =>
  sql`(select ${sql.raw(end)}(p.planned_at) from trip_stop p
    where p.company_id = ${companyId} and p.trip_id = ${trip})`;

const states = (list: readonly TripState[]) =>
  sql`(${sql.join(list.map((state) => sql.lit(state)))})`;

/** States in SQL, as they are in the index of booked trucks. */
export const inHandStates = states(inHand);
export const undeliveredStates = states(undelivered);

/** Truck and trailer as they are compared; null for one that is not named. */
interface Vehicles {
  readonly truck: Sql;
  readonly trailer: Sql;
}

/**
 * The trips for which truck or trailer of a trip `t` are booked at the same time, as JSON. A trip without
 * planned times is booked from its making on for no time, so it clashes with none. The job of a trip
 * is named within the reach of the user, in which the board or the job shows it.
 *
 * Source: rule TR-6
 */
function clashesOf(actor: Actor, keys: Vehicles, from: Sql, to: Sql, but: Sql): Sql {
  const { companyId } = actor;
  const seen = sql`(${jobWithin(actor, "detail")}
    or ${jobInReach(actor, "opsTruckingAssignment.list")})`;
  // The alias `s` hides that of the statement around: the reach is that on the other job.
  return sql`coalesce((select jsonb_agg(jsonb_build_object('tripId', x.id,
      'jobNo', case when ${seen} then s.job_no end,
      'serial', x.serial, 'from', w.begins, 'to', w.ends) order by w.begins, x.id)
    from trip x
    cross join lateral (select min(p.planned_at) as begins, max(p.planned_at) as ends
      from trip_stop p where p.company_id = ${companyId} and p.trip_id = x.id) w
    join shipment s on s.company_id = ${companyId} and s.id = x.job_id
    where x.company_id = ${companyId} and x.state in ${inHandStates}
      and (x.truck_key = ${keys.truck} or x.trailer_key = ${keys.trailer}) and ${but} and w.begins <= ${to} and w.ends >= ${from}), '[]'::jsonb)`;
}

const ofTrip: Vehicles = { truck: sql`t.truck_key`, trailer: sql`t.trailer_key` };

/**
 * Reads trips with their names, stops and proofs by one statement.
 *
 * Shape: `where` uses the aliases `t` for the trip, `s` for its job and `su` for its supplier.
 */
export async function tripRows(
  tx: Tx,
  actor: Actor,
  where: Sql,
  page: { readonly order?: Sql; readonly limit?: Sql } = {},
): Promise<{ readonly trips: TripRecord[]; readonly total: number }> {
  const { companyId, language } = actor;
  const name = sql.ref(language === "vi" ? "ch.charge_name_vn" : "ch.charge_name_en");
  const found = await rows<TripRow>(
    tx,
    sql`
      select t.id, t.version, t.job_id, s.job_no, s.transaction_type, t.serial, t.state,
        ${customersOf(companyId)} as customer_names,
        t.container_id, t.container_type_id, ct.code as container_type_code, t.container_no,
        t.seal_no, trim_scale(t.package_quantity) as package_quantity, t.package_type_id,
        pt.code as package_type_code, trim_scale(t.gross_weight) as gross_weight,
        trim_scale(t.cbm) as cbm, t.goods, t.supplier_id,
        su.account_no as supplier_code, su.short_name as supplier_name, t.truck_no, t.trailer_no,
        t.driver_name, t.driver_phone, t.cost_line_id,
        (select ${name} from surcharge k
          join charge ch on ch.company_id = ${companyId} and ch.id = k.charge_id
          where k.company_id = ${companyId} and k.id = t.cost_line_id) as cost_line_name,
        t.note, t.drop_reason, t.requested_at,
        (select m.state from mail m
          where m.company_id = ${companyId} and m.id = t.mail_id) as mail_state,
        t.answer, t.answer_note, t.answered_at, t.delivered_at,
        coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'place', p.place,
            'address', p.address, 'contact', p.contact, 'plannedAt', p.planned_at,
            'actualAt', p.actual_at) order by p.position)
          from trip_stop p where p.company_id = ${companyId} and p.trip_id = t.id),
          '[]'::jsonb) as stops,
        case when coalesce(t.truck_key, t.trailer_key) is null or t.state not in ${inHandStates}
          then '[]'::jsonb
          else ${clashesOf(actor, ofTrip, sql`b.begins`, sql`b.ends`, sql`x.id <> t.id`)}
          end as clashes,
        coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'stopId', q.stop_id,
            'receiver', q.receiver, 'pieces', q.pieces::text, 'damage', q.damage,
            'deliveredAt', q.delivered_at, 'photos', (select count(*) from trip_photo f
              where f.company_id = ${companyId} and f.proof_id = q.id)) order by q.delivered_at)
          from trip_proof q where q.company_id = ${companyId} and q.trip_id = t.id),
          '[]'::jsonb) as proofs,
        (select l.datetime_created from trip_link l where l.company_id = ${companyId}
          and l.trip_id = t.id and l.revoked_at is null) as link_since,
        not s.is_locked and s.current_status <> 'Canceled' as is_job_open,
        (select u.username from person u
          where u.company_id = ${companyId} and u.id = t.user_modified) as user_name_modified,
        t.datetime_modified, (${jobWithin(actor, "write")}
          or ${jobInReach(actor, "opsTruckingAssignment.write")}) as writes, count(*) over () as total
      from trip t
      join shipment s on s.company_id = ${companyId} and s.id = t.job_id
      left join partner su on su.company_id = ${companyId} and su.id = t.supplier_id
      left join unit ct on ct.company_id = ${companyId} and ct.id = t.container_type_id
      left join unit pt on pt.company_id = ${companyId} and pt.id = t.package_type_id
      cross join lateral (select min(p.planned_at) as begins, max(p.planned_at) as ends
        from trip_stop p where p.company_id = ${companyId} and p.trip_id = t.id) b
      where t.company_id = ${companyId} and ${where}
      order by ${page.order ?? sql`t.serial`} ${page.limit ?? sql``}`,
  );
  return { trips: found.map(shownTrip), total: Number(found[0]?.total ?? 0) };
}

function shownTrip({ serial, writes, total: _total, clashes, ...row }: TripRow): TripRecord {
  return {
    ...row,
    tripNo: tripNumber(row.jobNo, serial),
    clashes: clashes.map(shownClash),
    may: writes && row.isJobOpen ? tripMay(row) : [],
  };
}

function shownClash({ jobNo, serial, ...each }: TripRow["clashes"][number]): TripClash {
  return { ...each, tripNo: jobNo && tripNumber(jobNo, serial) };
}

/** The trips for which a truck or a trailer is booked while one of some trips is planned. */
export async function clashesOfVehicles(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly truckNo: string | null;
    readonly trailerNo: string | null;
    readonly ids: readonly string[];
  },
): Promise<TripRecord["clashes"]> {
  const { companyId } = actor;
  const { ids } = ask;
  const keyOf = (no: string | null) =>
    sql`upper(regexp_replace(${no}::text, '[^[:alnum:]]', '', 'g'))`;
  const keys = { truck: keyOf(ask.truckNo), trailer: keyOf(ask.trailerNo) };
  const chosen = sql`${[...ids]}::uuid[]`;
  const own = (end: "min" | "max") => plannedOf(companyId, sql`t.id`, end);
  const found = await rows<{ clashes: TripRow["clashes"] }>(
    tx,
    sql`select ${clashesOf(actor, keys, own("min"), own("max"), sql`x.id <> all(${chosen})`)}
        as clashes
      from trip t where t.company_id = ${companyId} and t.id = any(${chosen}) order by t.id`,
  );
  const all = found.flatMap((row) => row.clashes);
  const once = new Map(all.map((each) => [each.tripId, each]));
  return [...once.values()].map(shownClash);
}

/** The job of a trip; null for a trip of another company or none. */
export async function jobIdOfTrip(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const found = await maybe<{ jobId: string }>(
    tx,
    sql`select job_id from trip where company_id = ${companyId} and id = ${id}`,
  );
  return found?.jobId ?? null;
}

/** The jobs of trips, each once, in the order in which jobs are locked; all trips must be there. */
export async function jobIdsOfTrips(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<string[] | null> {
  const found = await rows<{ id: string; jobId: string }>(
    tx,
    sql`select id, job_id from trip where company_id = ${companyId}
      and id = any(${[...ids]}::uuid[]) order by job_id`,
  );
  const known = new Set(found.map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? [...new Set(found.map(({ jobId }) => jobId))] : null;
}

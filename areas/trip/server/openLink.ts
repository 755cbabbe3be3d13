import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { whyJobClosed } from "@fairway/areas/shipment/model/refusals.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Place } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import { networkOf } from "@fairway/engine/http/networkOf.ts";
import { refuseUnstorable } from "@fairway/engine/http/readAsk.ts";
import { countRefused, isRefusedOften } from "@fairway/engine/http/refusedOften.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { hoursAfterDelivery } from "../model/deliveryBounds.ts";
import { driverMay } from "../model/driverMay.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import { tripNumber } from "../model/tripNumber.ts";
import { readLinkText } from "./linkText.ts";

/** A valid link with the trip that it opens. */
interface OpenLink {
  readonly linkId: string;
  readonly tripId: string;
  readonly tripVersion: number;
  readonly jobId: string;
  readonly datetimeCreated: string;
  readonly keepsPosition: boolean;
  /** Who made the link, in the unit of the job: what a driver enters is theirs. */
  readonly by: Place;
  readonly shown: LinkedTrip;
}

/**
 * Refuses a caller whose link is not valid, before anything else of the request is read.
 *
 * Refuses: request.tooMany · tripLink.unknown
 */
export function admitLink(database: Database, caller: Caller): Promise<unknown> {
  return guarded(caller, () => readOnly(database, (tx) => openLink(tx, caller)));
}

/**
 * Runs work for the caller of a link. Unknown links of one address are counted, and after too many of
 * them no further one is looked at.
 *
 * Refuses: request.tooMany · tripLink.unknown · what the work refuses
 * Source: rule TR-7
 */
export async function guarded<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  const from = `trip ${networkOf(caller.address)}`;
  if (isRefusedOften(from)) throw refuse("request.tooMany", { seconds: 1 });
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === "tripLink.unknown") countRefused(from);
    throw error;
  }
}

/** A valid link that is opened to write on its trip; the job is locked. */
export type LockedLink = OpenLink & { readonly job: Shipment };

/**
 * Runs a verb of a driver in a transaction and returns the trip after it.
 *
 * Locks: the job, which all changes of its trips lock first.
 * Refuses: request.tooMany · tripLink.unknown · tripLink.closed · what the verb refuses
 */
export function asDriver(
  database: Database,
  caller: Caller,
  ask: Record<string, unknown>,
  verb: (tx: Tx, link: LockedLink) => Promise<unknown>,
): Promise<LinkedTrip> {
  return guarded(caller, () =>
    inTransaction(database, async (tx) => {
      noteOrigin(tx, caller);
      const job = await lockJobOfLink(tx, caller);
      const link = await openLink(tx, caller);
      refuseUnstorable(ask);
      if (whyJobClosed(job)) throw refuseTrip("tripLink.closed");
      await verb(tx, { ...link, job });
      return (await openLink(tx, caller)).shown;
    }),
  );
}

async function lockJobOfLink(
  tx: Tx,
  { token, language }: Pick<Caller, "token" | "language">,
): Promise<Shipment> {
  const { companyId, sha256 } = keyOf(token);
  const row = await maybe<{ jobId: string }>(
    tx,
    sql`select t.job_id from trip_link l
      join trip t on t.company_id = ${companyId} and t.id = l.trip_id
      where l.company_id = ${companyId} and l.sha256 = ${sha256} and l.revoked_at is null`,
  );
  if (!row) throw refuseTrip("tripLink.unknown");
  return jobOfBill(tx, { companyId, language }, row.jobId, "locked");
}

function keyOf(token: Caller["token"]) {
  const key = readLinkText(token);
  if (!key) throw refuseTrip("tripLink.unknown");
  return key;
}

type Row = Omit<LinkedTrip, "tripNo" | "may"> &
  Omit<OpenLink, "shown" | "by"> &
  Place & { readonly jobNo: string; readonly serial: number };

/**
 * Reads the link of a caller with its trip. A link that is guessed, ended or over gets the same answer.
 *
 * Refuses: tripLink.unknown
 * Source: rule TR-7
 */
export async function openLink(tx: Tx, { token }: Pick<Caller, "token">): Promise<OpenLink> {
  const { companyId, sha256 } = keyOf(token);
  const row = await maybe<Row>(
    tx,
    sql`
      select l.id as link_id, l.keeps_position, l.user_created as user_id, l.company_id,
        s.office_id, s.department_id, s.group_id, t.id as trip_id, t.version as trip_version,
        t.job_id, t.datetime_created, s.job_no, t.serial, t.state, o.branch_name_vn as office_name,
        o.tel as office_tel, o.time_zone, t.truck_no, t.trailer_no, t.driver_name, t.container_no,
        ct.code as container_type_code, t.seal_no, trim_scale(t.package_quantity) as pieces,
        pt.code as package_type_code, trim_scale(t.gross_weight) as gross_weight, t.goods,
        coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'place', p.place,
            'address', p.address, 'contact', p.contact, 'plannedAt', p.planned_at,
            'actualAt', p.actual_at, 'proof', (
              select jsonb_build_object('id', q.id, 'receiver', q.receiver,
                'deliveredAt', q.delivered_at, 'photos', array(
                  select f.id from trip_photo f
                  where f.company_id = ${companyId} and f.proof_id = q.id order by f.id))
              from trip_proof q where q.company_id = ${companyId} and q.stop_id = p.id))
            order by p.position)
          from trip_stop p where p.company_id = ${companyId} and p.trip_id = t.id),
          '[]'::jsonb) as stops
      from trip_link l
      join trip t on t.company_id = ${companyId} and t.id = l.trip_id
      join shipment s on s.company_id = ${companyId} and s.id = t.job_id
      join office o on o.company_id = ${companyId} and o.id = s.office_id
      left join unit ct on ct.company_id = ${companyId} and ct.id = t.container_type_id
      left join unit pt on pt.company_id = ${companyId} and pt.id = t.package_type_id
      where l.company_id = ${companyId} and l.sha256 = ${sha256} and l.revoked_at is null
        and t.state not in ('Planned', 'Dropped')
        and (t.delivered_at is null
          or t.delivery_reported_at > now() - make_interval(hours => ${hoursAfterDelivery}::int))`,
  );
  if (!row) throw refuseTrip("tripLink.unknown");
  const { linkId, tripId, tripVersion, jobId, jobNo, serial, datetimeCreated, ...rest } = row;
  const { userId, officeId, departmentId, groupId, companyId: _, ...trip } = rest;
  return {
    linkId,
    tripId,
    tripVersion,
    jobId,
    datetimeCreated,
    keepsPosition: trip.keepsPosition,
    by: { userId, companyId, officeId, departmentId, groupId },
    shown: { ...trip, tripNo: tripNumber(jobNo, serial), may: driverMay(trip) },
  };
}

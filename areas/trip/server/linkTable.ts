import type { Place } from "@fairway/core/permission/permission.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { driverMay } from "../model/driverMay.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { tripNumber } from "../model/tripNumber.ts";

/** A link with the trip that it opens. */
export interface OpenLink {
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

type Row = Omit<LinkedTrip, "tripNo" | "may"> &
  Omit<OpenLink, "shown" | "by"> &
  Place & { readonly jobNo: string; readonly serial: number };

/**
 * Reads one link with its trip, valid or not; null where there is none.
 *
 * Shape: `where` uses the aliases `l` for the link and `t` for its trip.
 */
export async function readLink(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<OpenLink | null> {
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
                'pieces', q.pieces::text, 'deliveredAt', q.delivered_at, 'photos', array(
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
      where l.company_id = ${companyId} and ${where}`,
  );
  if (!row) return null;
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

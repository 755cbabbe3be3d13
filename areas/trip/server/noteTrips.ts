import { noteBoxDays, type ToldBox } from "@fairway/areas/freetime/server/noteBoxDays.ts";
import { noteMilestones } from "@fairway/areas/milestone/server/noteMilestone.ts";
import { productOfJob } from "@fairway/areas/shipment/model/productOfJob.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { noteDeliveryDay } from "@fairway/areas/shipment/server/noteDeliveryDay.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { milestonesOfStops } from "../model/milestonesOfStops.ts";
import type { StopKind } from "../model/stopKinds.ts";
import { stopKindNames } from "../model/trip.ts";
import { tripNumber } from "../model/tripNumber.ts";

/** What the trips of a job tell of their stops of one kind. */
interface Told {
  readonly kind: StopKind;
  readonly planned: string | null;
  /** When the last of them was reached, and the day in the office of the job; null until all are. */
  readonly actual: string | null;
  readonly day: string | null;
  readonly serial: number;
}

/**
 * Notes on a job what its trips tell: its milestones, reached with the last stop of a kind, and the
 * day of delivery. Dropped trips do not count.
 *
 * Shape: `planned` says whether the planned times were keyed, so that nothing else tells them again.
 *   One statement to read and at most four to write.
 * Locks: nothing more; the caller has locked the job.
 * Source: rule TR-11, areas/trip/README.md
 */
export async function noteTrips(
  tx: Tx,
  by: Pick<Actor, "companyId" | "userId">,
  job: Shipment,
  { planned }: { readonly planned: boolean } = { planned: false },
): Promise<void> {
  const { companyId } = by;
  const told = await rows<Told>(
    tx,
    sql`
      select p.kind, max(p.planned_at) as planned,
        case when bool_and(p.actual_at is not null) then max(p.actual_at) end as actual,
        case when bool_and(p.actual_at is not null)
          then (max(p.actual_at) at time zone min(o.time_zone))::date::text end as day,
        (array_agg(t.serial order by p.actual_at desc nulls last, t.serial desc))[1] as serial
      from trip t
      join trip_stop p on p.company_id = ${companyId} and p.trip_id = t.id
      join shipment s on s.company_id = ${companyId} and s.id = t.job_id
      join office o on o.company_id = ${companyId} and o.id = s.office_id
      where t.company_id = ${companyId} and t.job_id = ${job.id} and t.state <> 'Dropped'
      group by p.kind`,
  );
  const byKind = new Map(told.map((each) => [each.kind, each]));
  const reached = milestonesOfStops(job);
  await noteMilestones(
    tx,
    by,
    stopKindNames.flatMap((stop) => {
      const { planned: plan = null, actual = null, serial } = byKind.get(stop) ?? {};
      const reference = serial === undefined ? null : tripNumber(job.jobNo, serial);
      const times = planned ? { planned: plan, actual } : { actual };
      return reached[stop].map(
        (kind) => ({ jobId: job.id, kind, ...times, source: "trip", reference }) as const,
      );
    }),
  );
  const day = byKind.get("Deliver")?.day ?? null;
  if (day !== null) await noteDeliveryDay(tx, by, job, day);
  // An imported box leaves the terminal with its truck, and comes back with it.
  if (productOfJob(job).serviceMode === "Import") {
    await noteBoxDays(tx, by, job, await boxesOfTrips(tx, companyId, job.id));
  }
}

/** The days on which the trips of a job picked their containers up and returned them empty. */
function boxesOfTrips(tx: Tx, companyId: string, jobId: string): Promise<ToldBox[]> {
  return rows<ToldBox>(
    tx,
    sql`
      select t.container_no,
        (min(p.actual_at) filter (where p.kind = 'PickUp')
          at time zone min(o.time_zone))::date::text as gate_out_on,
        (max(p.actual_at) filter (where p.kind = 'ReturnEmpty')
          at time zone min(o.time_zone))::date::text as empty_in_on
      from trip t
      join trip_stop p on p.company_id = ${companyId} and p.trip_id = t.id
      join shipment s on s.company_id = ${companyId} and s.id = t.job_id
      join office o on o.company_id = ${companyId} and o.id = s.office_id
      where t.company_id = ${companyId} and t.job_id = ${jobId} and t.state <> 'Dropped'
        and t.container_no is not null
      group by t.container_no
      having count(p.actual_at) > 0`,
  );
}

import { noteDeliveryOfOnlyBill } from "@fairway/areas/arrival/server/proofOfDelivery.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { noteStageOnce } from "@fairway/areas/stage/server/noteStage.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { undeliveredStates } from "./tripTable.ts";

/**
 * Tells a job that its goods were delivered, once none of its trips is still to deliver: the day and
 * the receiver of its only bill, and the stage U_POD, once. Dropped trips do not count.
 *
 * Locks: nothing more; the caller has locked the job.
 * Source: rule TR-8
 */
export async function noteDelivery(
  tx: Tx,
  by: Pick<Actor, "companyId" | "userId">,
  job: Shipment,
): Promise<void> {
  const { companyId } = by;
  const told = await maybe<{ deliveryDate: Day; deliveryPerson: string | null }>(
    tx,
    sql`
      select (max(t.delivered_at) at time zone min(o.time_zone))::date::text as delivery_date,
        (select q.receiver from trip_proof q
          join trip qt on qt.company_id = ${companyId} and qt.id = q.trip_id
          where q.company_id = ${companyId} and qt.job_id = ${job.id} and qt.state <> 'Dropped'
          order by q.delivered_at desc limit 1) as delivery_person
      from trip t
      join office o on o.company_id = ${companyId} and o.id = ${job.officeId}
      where t.company_id = ${companyId} and t.job_id = ${job.id} and t.state <> 'Dropped'
      having bool_and(t.state not in ${undeliveredStates})`,
  );
  if (!told) return;
  const isOnBill = await noteDeliveryOfOnlyBill(tx, by, job, told);
  if (!isOnBill) await noteStageOnce(tx, by, job, "U_POD");
}

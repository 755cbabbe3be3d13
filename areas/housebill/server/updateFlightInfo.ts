import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseHouseBill } from "../model/refusals.ts";

/**
 * Copies flight number and date, ETD and ETA of a job to its house waybills, and returns their numbers.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · houseBill.noBills
 * Source: rule HB-17
 */
export async function updateFlightInfo(
  tx: Tx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ status: true; data: { hwbnos: string[] } }> {
  const job = await lockJobToWrite(tx, actor, { id });
  const { companyId, userId } = actor;
  const changed = await rows<{ hwbno: string }>(
    tx,
    sql`with bills as (
        update house_bill b set user_modified = ${userId}, datetime_modified = now(),
          version = b.version + 1
        where b.company_id = ${companyId} and b.job_id = ${id} and not b.is_virtual
        returning b.id, b.hwbno),
      parts as (
        update air_bill l set flight_no = ${job.flightVesselName}, flight_date = ${job.flightDate},
          etd = ${job.etd}, eta = ${job.eta}, user_modified = ${userId}
        from bills where l.company_id = ${companyId} and l.id = bills.id)
      select hwbno from bills order by hwbno`,
  );
  if (changed.length === 0) throw refuseHouseBill("houseBill.noBills", { jobNo: job.jobNo });
  return { status: true, data: { hwbnos: changed.map(({ hwbno }) => hwbno) } };
}

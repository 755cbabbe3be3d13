import { noteDeliveryOfOnlyBill } from "@fairway/areas/arrival/server/proofOfDelivery.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { noteStage } from "@fairway/areas/stage/server/noteStage.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A proven delivery. */
interface Delivery {
  readonly at: string;
  readonly timeZone: string;
  readonly receiver: string;
}

/**
 * Tells a job that its goods were delivered, with the proof of its last trip: the stage U_POD, and the
 * day of delivery of its only bill.
 *
 * Locks: nothing more; the caller has locked the job.
 * Source: rule TR-8
 */
export async function noteDelivery(
  tx: Tx,
  by: Pick<Actor, "companyId" | "userId">,
  job: Shipment,
  { at, timeZone, receiver }: Delivery,
): Promise<void> {
  const isOut = await maybe(
    tx,
    sql`select 1 as found from trip where company_id = ${by.companyId} and job_id = ${job.id}
      and state in ('Planned', 'Assigned', 'Accepted', 'Loaded') limit 1`,
  );
  if (isOut) return;
  const delivered = { deliveryDate: dayOf(at, timeZone), deliveryPerson: receiver };
  const isOnBill = await noteDeliveryOfOnlyBill(tx, by, job, delivered);
  if (!isOnBill) await noteStage(tx, by, job, { code: "U_POD", hblid: null });
}

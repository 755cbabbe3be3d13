import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { registerCanceled } from "@fairway/areas/shipment/server/canceledJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { undeliveredStates } from "./tripTable.ts";
import { endLinks } from "./tripLink.ts";

const jobCanceled = { en: "The job is canceled", vi: "Lô hàng đã hủy" };

/**
 * Drops the trips of a canceled job that were not delivered, so that they book no truck, and ends the
 * links of their drivers. The reason is that of the job where one was given.
 *
 * Locks: these trips; the caller has locked the job.
 * Source: rule TR-3, areas/trip/README.md
 */
async function dropCanceledTrips(
  tx: Tx,
  actor: Actor,
  { id }: Pick<Shipment, "id">,
): Promise<void> {
  const { companyId, userId, language } = actor;
  const dropped = await rows<{ id: string }>(
    tx,
    sql`update trip set state = 'Dropped', version = version + 1, user_modified = ${userId},
        datetime_modified = now(), drop_reason = coalesce((select nullif(s.cancel_reason, '')
          from shipment s where s.company_id = ${companyId} and s.id = ${id}),
          ${jobCanceled[language]})
      where company_id = ${companyId} and job_id = ${id} and state in ${undeliveredStates}
      returning id`,
  );
  const ids = dropped.map((trip) => trip.id);
  await endLinks(tx, actor, ids);
}

registerCanceled("trip", dropCanceledTrips);

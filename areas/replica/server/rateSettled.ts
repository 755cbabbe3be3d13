import { registerSettled } from "@fairway/areas/charge/server/settledJobs.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { enqueueAll } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";

/**
 * Lets the replicas among some jobs be rated by a job after the settlement is stored.
 *
 * Source: rule RE-8
 */
async function rateSettled(
  tx: Tx,
  { companyId, jobIds }: { readonly companyId: string; readonly jobIds: readonly string[] },
): Promise<void> {
  const replicas = await rows<{ id: string }>(
    tx,
    sql`select id from shipment
      where company_id = ${companyId} and id = any(${[...jobIds]}::uuid[])
        and replica_of is not null and current_status <> 'Canceled'`,
  );
  await enqueueAll(
    tx,
    "autoRateReplica",
    replicas.map(({ id }) => ({
      payload: { companyId, jobId: id },
      key: `auto rate ${id}`,
    })),
  );
}

registerSettled("replica", rateSettled);

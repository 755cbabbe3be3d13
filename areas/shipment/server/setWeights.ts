import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Weights and volume of a job; null leaves a value as it is. */
export interface Weights {
  readonly grossWeight: string | null;
  readonly netWeight: string | null;
  readonly cbm: string | null;
}

/**
 * Sets weights and volume of a job.
 *
 * Locks: nothing; the caller has locked the job and checked the right.
 */
export async function setWeights(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  jobId: string,
  { grossWeight, netWeight, cbm }: Weights,
): Promise<void> {
  await run(
    tx,
    sql`update shipment
      set gross_weight = coalesce(${grossWeight}::numeric, gross_weight),
        net_weight = coalesce(${netWeight}::numeric, net_weight),
        cbm = coalesce(${cbm}::numeric, cbm), user_modified = ${userId}, datetime_modified = now(),
        version = version + 1
      where company_id = ${companyId} and id = ${jobId}`,
  );
}

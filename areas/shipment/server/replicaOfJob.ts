import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The living copy of a job in another office. */
export interface ReplicaOfJob {
  readonly id: string;
  readonly jobNo: string;
  readonly officeId: string;
}

/**
 * Finds the living replica of a job, or null.
 *
 * Shape: a statement of its own, which a caller that has locked the job runs after any wait.
 */
export function replicaOfJob(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  jobId: string,
): Promise<ReplicaOfJob | null> {
  return maybe<ReplicaOfJob>(
    tx,
    sql`select id, job_no, office_id from shipment
      where company_id = ${companyId} and replica_of = ${jobId} and current_status <> 'Canceled'`,
  );
}

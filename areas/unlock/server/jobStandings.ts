import type { LockedJob } from "@fairway/areas/shipment/server/writeLocks.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A job with what locking and unlocking depend on. */
export type JobStanding = LockedJob & { readonly currentStatus: string };

/** Reads the standing of jobs, in the order of their ids. */
export function jobStandings(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<JobStanding[]> {
  return rows<JobStanding>(
    tx,
    sql`select s.id, s.company_id, s.job_no, s.transaction_type, s.is_locked, s.current_status,
        s.person_incharge, s.office_id, s.department_id, s.group_id, s.user_created
      from shipment s where s.company_id = ${companyId} and s.id = any(${[...ids]}::uuid[])
      order by s.id`,
  );
}

import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { customers, unbilled } from "./jobSums.ts";

/**
 * Recomputes the stored rows of the jobs recorded as changed, and deletes the record.
 *
 *Locks: one run at a time per company. Jobs changed meanwhile stay recorded for the next run.
 */
export async function foldJobSums(tx: Tx, companyId: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(704225, hashtext(${companyId}))`);
  const noted = await rows<{ jobId: string }>(
    tx,
    sql`with gone as (
        delete from job_touched where company_id = ${companyId} returning job_id)
      select distinct job_id from gone`,
  );
  if (noted.length === 0) return;
  const jobs = noted.map((each) => each.jobId);
  const ids = sql`select unnest(${jobs}::uuid[])`;
  for (const table of ["job_unbilled", "job_customer"]) {
    await run(
      tx,
      sql`delete from ${sql.table(table)}
        where company_id = ${companyId} and job_id = any(${jobs}::uuid[])`,
    );
  }
  await run(
    tx,
    sql`insert into job_unbilled (company_id, job_id, office_id, transaction_type, service_date,
        etd)
      select ${companyId}, d.* from (${unbilled.ofLines(companyId, ids)}) d`,
  );
  await run(
    tx,
    sql`insert into job_customer (company_id, job_id, office_id, transaction_type, service_date,
        customer_id, profit_vnd)
      select ${companyId}, d.* from (${customers.ofLines(companyId, ids)}) d`,
  );
}

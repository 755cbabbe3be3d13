import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { SalesUnit } from "../model/operation.ts";

interface SoldJob {
  readonly id: string;
  readonly officeId: string;
  readonly saleManId: string | null;
}

/**
 * Keeps the units of the salesmen of new operations jobs: those in the office of the job, else all of
 * them.
 *
 * Shape: one statement for any number.
 * Source: rule OJ-35
 */
export async function writeSalesUnits(
  tx: Tx,
  { companyId, userId }: Actor,
  jobs: readonly SoldJob[],
): Promise<void> {
  const told = jobs.map(({ id, officeId, saleManId }) => ({
    job_id: id,
    office_id: officeId,
    sale_man_id: saleManId,
  }));
  await run(
    tx,
    sql`insert into job_sales_unit (company_id, id, job_id, sale_man_id, office_id, department_id,
        group_id, user_created)
      select ${companyId}, new_id(), j.job_id, j.sale_man_id, u.office_id, u.department_id,
        u.group_id, ${userId}
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as j(job_id uuid, office_id uuid, sale_man_id uuid)
      cross join lateral sales_units_of(${companyId}, j.sale_man_id, j.office_id) u`,
  );
}

/** Keeps the units of the salesman that a stored job has now; those of the earlier one go. */
export async function changeSalesUnits(tx: Tx, actor: Actor, job: SoldJob): Promise<void> {
  await run(
    tx,
    sql`delete from job_sales_unit where company_id = ${actor.companyId} and job_id = ${job.id}`,
  );
  await writeSalesUnits(tx, actor, [job]);
}

/** Reads the kept units of the salesman of a job. */
export function readSalesUnits(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  jobId: string,
): Promise<SalesUnit[]> {
  return rows<SalesUnit>(
    tx,
    sql`select office_id, department_id, group_id from job_sales_unit
      where company_id = ${companyId} and job_id = ${jobId}
      order by office_id, department_id, group_id`,
  );
}

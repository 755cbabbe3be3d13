import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { SalesUnit } from "../model/operation.ts";

/**
 * Keeps the units of the salesman of an operations job: those in the office of the job, else all of
 * them. Those of an earlier salesman go.
 *
 * Shape: one statement for a new job, two for a stored one.
 * Source: rule OJ-35
 */
export async function writeSalesUnits(
  tx: Tx,
  { companyId, userId }: Actor,
  job: { readonly id: string; readonly officeId: string; readonly saleManId: string | null },
  when: "opening" | "change",
): Promise<void> {
  if (when === "change") {
    await run(
      tx,
      sql`delete from job_sales_unit where company_id = ${companyId} and job_id = ${job.id}`,
    );
  }
  await run(
    tx,
    sql`insert into job_sales_unit (company_id, id, job_id, sale_man_id, office_id, department_id,
        group_id, user_created)
      select ${companyId}, new_id(), ${job.id}, ${job.saleManId}::uuid, u.office_id, u.department_id,
        u.group_id, ${userId}
      from sales_units_of(${companyId}, ${job.saleManId}::uuid, ${job.officeId}::uuid) u`,
  );
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

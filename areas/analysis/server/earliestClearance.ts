import { type RawBuilder, sql } from "kysely";

/** The number of the earliest customs declaration of a job `s`. */
export function earliestClearance(companyId: string): RawBuilder<unknown> {
  return sql`(select d.clearance_no from customs_declaration d
    where d.company_id = ${companyId} and d.job_id = s.id
    order by d.clearance_date, d.clearance_no limit 1)`;
}

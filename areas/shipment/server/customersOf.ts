import { type RawBuilder, sql } from "kysely";

/**
 * The short names of the customers of the job `s`, in SQL. Canceled bills are left out, except on a job
 * that is canceled itself.
 */
export function customersOf(companyId: string): RawBuilder<string | null> {
  return sql`(select string_agg(distinct o.short_name, ', ') from house_bill h
    join partner o on o.company_id = ${companyId} and o.id = h.customer_id
    where h.company_id = ${companyId} and h.job_id = s.id
      and (not h.is_canceled or s.current_status = 'Canceled'))`;
}

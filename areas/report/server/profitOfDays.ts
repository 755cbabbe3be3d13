import { type RawBuilder, sql } from "kysely";

/**
 * The profit of offices by day and service, from the stored sums, and from the lines for days changed
 * since. Rule RP-2.
 *
 * Shape: a select of office_id, transaction_type, service_date, jobs, selling_vnd and buying_vnd;
 * `where` uses the day's alias `d` and the first three columns.
 */
export function profitOfDays(companyId: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with touched as materialized (
      select distinct d.office_id, d.transaction_type, d.service_date from profit_touched d
      where d.company_id = ${companyId} and ${where}
    )
    select d.office_id, d.transaction_type, d.service_date, d.jobs, d.selling_vnd, d.buying_vnd
    from profit_day d
    where d.company_id = ${companyId} and ${where}
      and (d.office_id, d.transaction_type, d.service_date) not in (select * from touched)
    union all
    select t.office_id, t.transaction_type, t.service_date, x.jobs, x.selling_vnd, x.buying_vnd
    from touched t
    cross join lateral (${profitOfLines(
      companyId,
      sql`s.office_id = t.office_id
      and s.transaction_type = t.transaction_type and s.service_date = t.service_date`,
    )}) x
    where x.jobs > 0`;
}

/** The same sums from the lines of the matching jobs `s`. */
export function profitOfLines(companyId: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select count(*)::int as jobs, coalesce(sum(c.selling_vnd), 0) as selling_vnd,
      coalesce(sum(c.buying_vnd), 0) as buying_vnd
    from shipment s
    cross join lateral (
      select sum(l.amount_vnd) filter (where l.type = 'SELL') as selling_vnd,
        sum(l.amount_vnd) filter (where l.type = 'BUY') as buying_vnd
      from surcharge l where l.company_id = ${companyId} and l.job_id = s.id) c
    where s.company_id = ${companyId} and s.current_status <> 'Canceled' and ${where}`;
}

import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** A stored result of each job: read from the stored rows, or from the lines of some jobs. */
export interface JobSums {
  /**
   * The matching rows `d` from the stored rows, and from the lines for jobs changed since.
   *
   *Shape: `where` uses the columns of the stored table with the alias `d`.
   */
  readonly kept: (companyId: string, where: Sql) => Sql;
  /** The same rows from the lines of the jobs with these ids. */
  readonly ofLines: (companyId: string, ids: Sql) => Sql;
}

/** Jobs with a selling line without a document of the debit side. */
export const unbilled = keptIn(
  "job_unbilled",
  (companyId, jobs) => sql`
    select s.id as job_id, s.office_id, s.transaction_type, s.service_date, s.etd
    from ${jobs}
    where s.current_status <> 'Canceled' and s.etd is not null and exists (
      select from surcharge l
      where l.company_id = ${companyId} and l.job_id = s.id and l.type = 'SELL' and not exists (
        select from charge_claim k
        where k.company_id = ${companyId} and k.charge_id = l.id and k.side = 'debit'))`,
);

/** The profit of each customer of a job before VAT in VND; null without a line. Rule RP-2. */
export const customers = keptIn(
  "job_customer",
  (companyId, jobs) => sql`
    select s.id as job_id, s.office_id, s.transaction_type, s.service_date, b.customer_id,
      sum(case l.type when 'SELL' then l.amount_vnd when 'BUY' then -l.amount_vnd end)
        as profit_vnd
    from ${jobs}
    join house_bill b on b.company_id = ${companyId} and b.job_id = s.id
    left join surcharge l on l.company_id = ${companyId} and l.hblid = b.id and l.job_id = s.id
    where s.current_status <> 'Canceled'
    group by s.id, s.office_id, s.transaction_type, s.service_date, b.customer_id`,
);

function keptIn(table: string, lines: (companyId: string, jobs: Sql) => Sql): JobSums {
  const ofLines = (companyId: string, ids: Sql) =>
    // Job by job from the ids, independent of the planner's row estimate.
    lines(
      companyId,
      sql`(${ids}) as f (id) cross join lateral (
        select o.id, o.office_id, o.transaction_type, o.service_date, o.etd, o.current_status
        from shipment o where o.company_id = ${companyId} and o.id = f.id offset 0) s`,
    );
  return {
    ofLines,
    kept(companyId, where) {
      const columns = table === "job_unbilled" ? sql`d.etd` : sql`d.customer_id, d.profit_vnd`;
      const touched = sql`select distinct job_id from job_touched where company_id = ${companyId}`;
      return sql`
        select d.job_id, d.office_id, d.transaction_type, d.service_date, ${columns}
        from ${sql.table(table)} d
        where d.company_id = ${companyId} and ${where} and d.job_id not in (${touched})
        union all
        select d.* from (${ofLines(companyId, touched)}) d where ${where}`;
    },
  };
}

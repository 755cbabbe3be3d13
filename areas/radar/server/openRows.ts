import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * The open rows of the radar in SQL: the steps of jobs that are not done, and the free time of boxes.
 *
 * Shape: `where` is a condition on each of the two tables under its alias, on the columns job_id, kind
 *   and due_at. `boxRisk` is what a box `b` puts at risk.
 */
export function openRows(
  companyId: string,
  where: (alias: "b" | "c") => Sql,
  boxRisk: Sql = sql`null::numeric`,
): Sql {
  return sql`
    select c.job_id, c.office_id, c.transaction_type, c.kind, '' as container_no, c.due_at, c.source,
      c.loss_vnd as at_risk
    from cutoff c
    where c.company_id = ${companyId} and c.is_open and not c.is_done and ${where("c")}
    union all
    select b.job_id, b.office_id, b.transaction_type, b.kind, b.container_no, b.due_at,
      null as source, ${boxRisk} as at_risk
    from box_clock b
    where b.company_id = ${companyId} and b.is_open and ${where("b")}`;
}

/** Is a row as near as the radar looks? */
export function isOnRadar(alias: string): Sql {
  return sql`${sql.ref(`${alias}.due_at`)} <= now() + interval '72 hours'`;
}

/** How pressing a row `d` is. */
export const stateOfRow: Sql = sql`case when d.due_at <= now() then 'late'
    when d.due_at <= now() + interval '24 hours' then 'near' else 'soon' end`;

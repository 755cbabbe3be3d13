import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { isPressing } from "./isPressing.ts";
import { jobInReach } from "./jobsInReach.ts";

/**
 * Joins to the jobs `s` of a page what a line of the list shows beyond the job: bills `b`, money `m`,
 * the current stage `stage_now` and the late one `late`.
 *
 * Shape: lateral joins that read the rows of one job by its indexes; "offset 0" prevents that the
 *   planner sums the lines of all jobs instead. Money is joined only for jobs
 *   that the user may open, as on the job's page.
 * Source: rule SH-22
 */
export function rowFacts(actor: Actor, menu: string): RawBuilder<unknown> {
  const { companyId } = actor;
  const [listed, opened] = [actor.reach(`${menu}.list`), actor.reach(`${menu}.detail`)];
  const mayOpen =
    opened === listed || opened === "Company" || opened === "All"
      ? sql`true`
      : jobInReach(actor, `${menu}.detail`);
  // Rounded down, so that only what is complete shows 100.
  const share = (part: string) =>
    sql`case when j.billable_vnd > 0
      then floor(100 * coalesce(${sql.ref(`j.${part}`)}, 0) / j.billable_vnd)::text end`;
  const rest = (whole: string, part: string) =>
    sql`(coalesce(${sql.ref(`j.${whole}`)}, 0) - coalesce(${sql.ref(`j.${part}`)}, 0))::text`;
  return sql`
    left join lateral (
      select count(*) filter (where not hb.is_virtual)::int as bill_count,
        string_agg(distinct c.short_name, ', ') as customer_names,
        string_agg(hb.hwbno, ', ' order by hb.hwbno) filter (where not hb.is_virtual) as hwbnos
      from house_bill hb
      left join partner c on c.company_id = ${companyId} and c.id = hb.customer_id
      where hb.company_id = ${companyId} and hb.job_id = s.id) b on true
    left join lateral (
      select ${rest("selling_vnd", "buying_vnd")} as margin_vnd,
        case when j.selling_vnd > 0
          then round(100 * (j.selling_vnd - coalesce(j.buying_vnd, 0)) / j.selling_vnd, 1)::text
          end as margin_percent,
        ${share("billed_vnd")} as billed_percent, ${rest("billable_vnd", "billed_vnd")} as to_bill_vnd,
        ${share("invoiced_vnd")} as invoiced_percent, ${share("paid_vnd")} as paid_percent,
        ${rest("invoiced_vnd", "paid_vnd")} as owed_vnd, j.rate_outside as outside,
        case when j.billable_vnd > 0 then
          case when coalesce(j.paid_vnd, 0) <= 0 then 'Unpaid'
            when j.paid_vnd < j.billable_vnd then 'Paid A Part' else 'Paid' end
          end as payment_status
      from job_money(${companyId}, s.id) j
      where ${mayOpen} offset 0) m on true
    left join lateral (
      select st.stage_name_en as stage_en, st.stage_name_vn as stage_vn
      from (
        select x.stage_id from stage_assigned x
        where x.company_id = ${companyId} and x.job_id = s.id and x.stage_id is not null
          and x.status in ('InSchedule', 'Processing', 'Overdued', 'Pending')
        order by x.order_number_processed limit 1) sa
      join stage st on st.company_id = ${companyId} and st.id = sa.stage_id) stage_now on true
    left join lateral (
      select st.stage_name_en as late_stage_en, st.stage_name_vn as late_stage_vn,
        sa.deadline as late_stage_deadline
      from (
        select x.* from stage_assigned x
        where x.company_id = ${companyId} and x.job_id = s.id
          and s.current_status in ('Warning', 'Overdued')
          and ${isPressing("x")} offset 0) sa
      join stage st on st.company_id = ${companyId} and st.id = sa.stage_id
      order by sa.deadline nulls last, sa.order_number_processed limit 1) late on true`;
}

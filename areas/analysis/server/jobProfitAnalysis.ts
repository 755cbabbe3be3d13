import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { jobProfitColumns, jobProfitTitle } from "../model/jobProfitAnalysis.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { billBoxes, goodsOf } from "./billBoxes.ts";
import { chargeLines, type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";

const menu = "reportSheetDebit";

/**
 * One line for each selling charge of a house bill with the buying charges that the catalogue maps to it;
 * a buying charge that none maps has a line of its own. Amounts are net, as stored on the lines.
 *
 * Source: rule AN-10
 */
export const jobProfitAnalysis: Report = {
  title: jobProfitTitle,
  menu,
  columns: jobProfitColumns,
  order: sql`service_date, job_no, hwbno, hblid, revenue = 0, charge`,
  told: jobProfitLines,
};

function jobProfitLines(actor: Actor, criteria: ReportCriteria): RawBuilder<unknown> {
  const { companyId } = actor;
  const net = sql.ref(`c.amount_${criteria.currency.toLowerCase()}`);
  const sum = (type: "SELL" | "BUY") => sql`case
    when bool_or(k.amount is null) filter (where k.type = ${sql.lit(type)}) then null
    else coalesce(sum(k.amount) filter (where k.type = ${sql.lit(type)}), 0) end`;
  return sql`
    with ${reportBills(actor, rightOf({ menu }), criteria)},
    part as materialized (
      select c.hblid, c.type, c.charge_id, h.debit_charge, h.credit_charge, ${net} as amount,
        c.exchange_date
      from ${chargeLines(companyId, sql`c.hblid in (select id from bill) and c.type in ('SELL', 'BUY')`)}
    ), sold as (
      select distinct hblid, charge_id, credit_charge from part where type = 'SELL'
    ), keyed as (
      select p.hblid, p.type, p.amount, p.exchange_date, coalesce(
        case p.type when 'BUY' then (
          select t.charge_id from sold t
          where t.hblid = p.hblid
            and (t.charge_id in (p.debit_charge, p.charge_id) or t.credit_charge = p.charge_id)
          order by t.charge_id = p.debit_charge desc nulls last, t.charge_id limit 1) end,
        p.charge_id) as row_charge
      from part p
    ), summed as (
      select k.hblid, k.row_charge, ${sum("SELL")} as revenue, ${sum("BUY")} as cost,
        array_agg(distinct k.exchange_date) filter (where k.amount is null) as unknown_on
      from keyed k
      group by k.hblid, k.row_charge
    )
    select s.id as job_id, b.id as hblid, s.transaction_type, s.service_date, s.job_no,
      coalesce(s.mawb, b.mawb) as mawb, b.hwbno, h.charge_name_en as charge,
      coalesce(sb.etd, ab.etd, s.etd) as etd, coalesce(sb.eta, ab.eta, s.eta) as eta,
      ${goodsOf("package_qty")} as qty, box.*, s.package_container as container,
      ${goodsOf("gross_weight")} as gross_weight, ${goodsOf("charge_weight")} as cw,
      ${goodsOf("cbm")} as cbm, m.revenue, m.cost,
      case when m.revenue = 0 then 0 else m.revenue - m.cost end as job_profit, m.unknown_on
    from summed m
    join charge h on h.company_id = ${companyId} and h.id = m.row_charge
    join house_bill b on b.company_id = ${companyId} and b.id = m.hblid
    join shipment s on s.company_id = ${companyId} and s.id = b.job_id
    left join sea_bill sb on sb.company_id = ${companyId} and sb.id = b.id
    left join air_bill ab on ab.company_id = ${companyId} and ab.id = b.id
    left join lateral (${billBoxes(companyId)}) box on true`;
}

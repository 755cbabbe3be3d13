import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import {
  commissionColumns,
  type CommissionCriteria,
  commissionCurrencies,
  type CommissionReport,
  commissionTitles,
  usualCommissionRate,
} from "../model/commissionReports.ts";
import { refuseReport } from "../model/refusals.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { billBoxes, goodsOf } from "./billBoxes.ts";
import { billPartners } from "./billPartners.ts";
import { earliestClearance } from "./earliestClearance.ts";
import { commission, type Figure, sumOf } from "./figure.ts";
import { billReport, chargeLines, type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";

type Sql = RawBuilder<unknown>;

const menu = "reportCommission";

/**
 * The criteria of a commission report in its currency.
 *
 * Refuses: report.beneficiaryMissing, report.customerMissing
 * Source: rule AN-13
 */
export function commissionAsk<Ask extends CommissionCriteria>(report: CommissionReport, ask: Ask) {
  const currency = commissionCurrencies[report];
  if (report === "incentive") {
    if (ask.customerId.length === 1) return { ...ask, currency };
    throw refuseReport("report.customerMissing", {}, { field: "customerId" });
  }
  if (!ask.beneficiary)
    throw refuseReport("report.beneficiaryMissing", {}, { field: "beneficiary" });
  return { ...ask, currency };
}

/** A commission report by what was asked for. */
export function commissionReport(report: CommissionReport, ask: CommissionCriteria): Report {
  return report === "incentive" ? incentiveReport(ask) : entitlement(report, ask);
}

/** The rate of a report: as asked, else that of the company. */
const rateOf = ({ companyId }: Actor, { exchangeRate }: CommissionCriteria): Sql => sql`coalesce(
  ${exchangeRate}::numeric,
  (select o.kb_exchange_rate from company o where o.company_id = ${companyId}),
  ${usualCommissionRate}::numeric)`;

const share = ({ companyId }: Actor, name: string, usual: number): Sql => sql`coalesce(
  (select ${sql.ref(`o.${name}`)} from company o where o.company_id = ${companyId}),
  ${sql.lit(usual)}) / 100.0`;

/** One line for each bill with commission for the beneficiary, and what of it is paid. */
function entitlement(report: "PR" | "OPS", ask: CommissionCriteria): Report {
  const own = sql`(${commission} and c.payment_object_id = ${ask.beneficiary})`;
  const figures: Readonly<Record<"selling" | "buying" | "com", Figure>> = {
    selling: { plus: sql`c.type = 'SELL' and not ${own}` },
    buying: { plus: sql`c.type = 'BUY' and not ${own}` },
    com: { plus: sql`c.type in ('SELL', 'BUY') and ${own}` },
  };
  const isOps = report === "OPS";
  return {
    title: commissionTitles[report],
    menu,
    columns: commissionColumns[report],
    order: sql`service_date, job_no, hwbno`,
    told: (actor, criteria) => told(actor, criteria),
  };

  function told(actor: Actor, criteria: ReportCriteria): Sql {
    const { companyId } = actor;
    const { currency } = criteria;
    const amount = sql.ref(`c.amount_${currency.toLowerCase()}`);
    // Commission of operations is in VND already.
    const rate = currency === localCurrency ? sql`1` : rateOf(actor, ask);
    const pit = isOps ? share(actor, "commission_pit_ops", 30) : share(actor, "commission_pit", 10);
    return sql`
      with ${reportBills(actor, rightOf({ menu }), criteria)},
      terms as materialized (
        select ${rate} as rate, ${share(actor, "commission_cap", 40)} as cap,
          ${share(actor, "commission_tax", 20)} as tax, ${pit} as pit
      ), measured as (
        select c.hblid, ${sumOf(figures.selling, currency)} as selling,
          ${sumOf(figures.buying, currency)} as buying, ${sumOf(figures.com, currency)} as com,
          bool_or(c.type = 'SELL' and ${own}) as is_sold,
          array_agg(distinct c.exchange_date) filter (where ${amount} is null) as unknown_on
        from ${chargeLines(companyId, sql`c.hblid in (select id from bill) and c.type in ('SELL', 'BUY')`)}
        group by c.hblid
        having bool_or(${own})
      ), gross as (
        select m.*, m.selling - m.buying as gross_before, m.selling - m.buying - m.com as gross_after
        from measured m
      ), capped as (
        select g.*, greatest(0, g.gross_after * t.cap / (1 - t.cap)) as com_cap,
          case when g.gross_after = 0 then 0 else g.com / (g.gross_after / (1 - t.cap)) * 100 end
            as com_share, g.com * t.rate as amount_vnd, t.rate, t.tax, t.pit as pit_share
        from gross g, terms t
      ), over as (
        select k.*, greatest(0, k.com - k.com_cap) * k.rate as over_cap from capped k
      ), paid as (
        select o.*, o.over_cap * o.tax as cit, round(o.amount_vnd - o.over_cap * o.tax) as entitled
        from over o
      )
      select s.id as job_id, b.id as hblid, s.transaction_type, s.service_date, s.service_date as date,
        to_char(s.service_date, 'MM/YYYY') as month, s.job_no, b.hwbno, k.short_name as customer,
        ${earliestClearance(companyId)} as custom_no,
        case when s.transaction_type = any(${imports}::text[]) then pl.code else pd.code end as port,
        case when s.family = 'A' then trim_scale(${goodsOf("charge_weight")})::text
          else s.package_container end as goods,
        p.buying, p.selling, p.gross_before, p.com,
        round(coalesce(p.com / nullif(case when s.family = 'A' then ${goodsOf("charge_weight")}
          else box.boxes end, 0), 0), 4) as com_rate,
        p.gross_after, round(p.com_cap, 2) as com_cap, round(p.com_share, 2) as com_share,
        round(p.amount_vnd, 2) as amount_vnd, round(p.over_cap, 2) as over_cap,
        round(p.cit, 2) as cit, p.entitled, round(p.entitled * p.pit_share) as pit,
        p.entitled - round(p.entitled * p.pit_share) as net,
        case when p.is_sold then 'sold' end as note, p.unknown_on
      from paid p
      join house_bill b on b.company_id = ${companyId} and b.id = p.hblid
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      ${billPartners(companyId)}
      left join lateral (select x.boxes from (${billBoxes(companyId)}) x) box on true
      where (s.family = 'O') = ${sql.lit(isOps)}`;
  }
}

const imports = openServices
  .filter(({ direction }) => direction === "import")
  .map(({ code }) => code);

/** One line for each bill of the customer with its profit without commission. */
function incentiveReport(ask: CommissionCriteria): Report {
  const base = billReport({
    title: commissionTitles.incentive,
    menu,
    columns: commissionColumns.incentive,
    figures: {
      profit: {
        plus: sql`c.type = 'SELL' and not ${commission}`,
        minus: sql`c.type = 'BUY' and not ${commission}`,
      },
    },
    order: sql`date, job_no, hwbno`,
    facts: ({ companyId }) => ({
      columns: sql`s.job_no, b.hwbno, s.service_date as date, coalesce(s.mawb, b.mawb) as mawb,
        k.short_name as customer`,
      joins: billPartners(companyId),
    }),
  });
  return {
    ...base,
    told: (actor, criteria) => sql`
      select l.*, round(l.profit * ${share(actor, "incentive_share", 10)} * ${rateOf(actor, ask)}, 2)
        as proposed
      from (${base.told(actor, criteria)}) l`,
  };
}

import { services } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { saleColumns, type SaleFigure, type SaleReport, saleTitles } from "../model/saleReports.ts";
import { billBoxes, goodsOf } from "./billBoxes.ts";
import { billParty } from "./billParty.ts";
import { billPartners } from "./billPartners.ts";
import { commission, type Figure, sumOf } from "./figure.ts";
import { groupedReport } from "./groupedReport.ts";
import { personName } from "./personName.ts";
import { placeOf } from "./placeOf.ts";
import { billReport, chargeLines, type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";

type Sql = RawBuilder<unknown>;

const menu = "reportSale";

/** The figures of the sale reports. Source: rule AN-11 */
export const saleFigures: Readonly<Record<SaleFigure, Figure>> = {
  selling: { plus: sql`c.type = 'SELL'` },
  buying: { plus: sql`c.type = 'BUY' and not c.kick_back` },
  sharedProfit: { plus: sql`c.type = 'BUY' and c.kick_back` },
  profit: { plus: sql`c.type = 'SELL'`, minus: sql`c.type = 'BUY'` },
};

const imports = services.filter(({ direction }) => direction === "import").map(({ code }) => code);
/** The day of loading: of arrival for an import service, else of departure; else the service date. */
const loadingDate = sql`coalesce(case when s.transaction_type = any(${imports}::text[])
  then coalesce(sb.eta, ab.eta, s.eta) else coalesce(sb.etd, ab.etd, s.etd) end, s.service_date)`;

const dayTables = (companyId: string): Sql => sql`
  left join sea_bill sb on sb.company_id = ${companyId} and sb.id = b.id
  left join air_bill ab on ab.company_id = ${companyId} and ab.id = b.id`;

const facts = ({ companyId, language }: Actor) => ({
  columns: sql`s.job_no, b.hwbno, b.sale_man_id, k.short_name as partner, s.shipment_type,
    ${personName(companyId, language, sql`b.sale_man_id`)} as salesman, sl.department, sl.manager,
    pl.code as pol, pd.code as pod, co.short_name as carrier, ag.short_name as agent,
    case when s.shipment_type = 'Nominated' then ag.short_name end as nomination_party,
    ${billParty(companyId, "shipper")} as shipper, ${billParty(companyId, "consignee")} as consignee,
    ${loadingDate} as loading_date, to_char(${loadingDate}, '"Q"Q/YYYY') as quarter,
    to_char(${loadingDate}, 'YYYY Q') as quarter_order, box.*,
    case when s.family = 'A' then ${goodsOf("charge_weight")} else ${goodsOf("gross_weight")} end as kgs,
    ${goodsOf("net_weight")} as net_weight, ${goodsOf("cbm")} as cbm`,
  joins: sql`${billPartners(companyId)}
    ${dayTables(companyId)}
    ${placeOf(companyId, language, sql`b.sale_man_id`, "sl")}
    left join lateral (${billBoxes(companyId)}) box on true`,
});

const saleOfBills = (name: SaleReport, order: Sql) =>
  billReport({
    title: saleTitles[name],
    menu,
    columns: saleColumns[name],
    figures: saleFigures,
    order,
    facts,
  });

const monthly = saleOfBills(
  "monthly",
  sql`department, salesman, sale_man_id, loading_date, job_no, hwbno`,
);

/** The reports of what the salesmen sold. */
export const saleReports = {
  monthly,
  department: groupedReport({
    title: saleTitles.department,
    columns: saleColumns.department,
    base: monthly,
    by: ["department", "salesman", "manager"],
    part: sql`coalesce(l.sale_man_id::text, 'nobody')`,
    order: sql`department, salesman, part`,
  }),
  quarter: groupedReport({
    title: saleTitles.quarter,
    columns: saleColumns.quarter,
    base: monthly,
    by: ["quarter", "department", "salesman", "manager"],
    part: sql`concat_ws(' ', l.quarter_order, l.sale_man_id)`,
    order: sql`left(part, 6), department, salesman, part`,
  }),
  summary: saleOfBills("summary", sql`department, salesman, sale_man_id, partner, job_no, hwbno`),
  combination: saleOfBills(
    "combination",
    sql`shipment_type, carrier, agent, nomination_party, department, salesman, job_no, hwbno`,
  ),
  kickBack: {
    title: saleTitles.kickBack,
    menu,
    columns: saleColumns.kickBack,
    order: sql`partner, job_no, hwbno, line_no`,
    told: kickBackLines,
  },
} satisfies Record<SaleReport, Report>;

/** One line for each buying charge that is a kick-back or of the commission group. */
function kickBackLines(actor: Actor, criteria: ReportCriteria): Sql {
  const { companyId } = actor;
  const { currency } = criteria;
  const side = currency.toLowerCase();
  const [net, vat] = [sql.ref(`c.amount_${side}`), sql.ref(`c.vat_amount_${side}`)];
  return sql`
    with ${reportBills(actor, rightOf({ menu }), criteria)},
    shared as materialized (
      select c.hblid, c.line_no, c.payment_object_id, c.quantity, c.unit_id, c.unit_price,
        c.currency_id, ${net} + ${vat} as amount
      from ${chargeLines(companyId, sql`c.hblid in (select id from bill) and c.type = 'BUY'`)}
      where ${commission}
    ), measured as (
      select c.hblid, ${sumOf(saleFigures.selling, currency)} as incomes,
        ${sumOf({ plus: sql`c.type = 'BUY'` }, currency)} as costs,
        array_agg(distinct c.exchange_date) filter (where ${net} is null) as unknown_on
      from surcharge c
      where c.company_id = ${companyId} and c.hblid in (select hblid from shared)
      group by c.hblid
    )
    select s.id as job_id, b.id as hblid, s.transaction_type, s.job_no, b.hwbno, c.line_no,
      coalesce(s.mawb, b.mawb) as mawb, ${loadingDate} as loading_date,
      p.short_name as partner, p.partner_type as category,
      ${billParty(companyId, "shipper")} as shipper, ${billParty(companyId, "consignee")} as consignee,
      c.quantity as qty, u.code as unit, c.unit_price, c.currency_id, c.amount, m.incomes, m.costs,
      m.incomes - m.costs as profit, m.unknown_on
    from shared c
    join measured m on m.hblid = c.hblid
    join house_bill b on b.company_id = ${companyId} and b.id = c.hblid
    join shipment s on s.company_id = ${companyId} and s.id = b.job_id
    join partner p on p.company_id = ${companyId} and p.id = c.payment_object_id
    join unit u on u.company_id = ${companyId} and u.id = c.unit_id
    ${dayTables(companyId)}`;
}

import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { type SupplierFigure, supplierColumns } from "../model/supplierReport.ts";
import { supplierReportTitle } from "../model/supplierReportTitle.ts";
import { type Figure, partOf, sumOf } from "./figure.ts";
import { readFigure, readReport } from "./readReport.ts";
import { chargeLines, type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";
import { reportSheet } from "./reportSheet.ts";

type Sql = RawBuilder<unknown>;

const menu = "settingSupplier";
// Whom we owe: the partner of a buying line, the payee of an on-behalf line.
const supplier = sql`case c.type when 'OBH' then c.payer_id else c.payment_object_id end`;

const figures: Readonly<Record<SupplierFigure, Figure>> = {
  net: { plus: sql`c.type = 'BUY'` },
  obh: { plus: sql`c.type = 'OBH'`, gross: true },
};

/** One line for each carrier and supplier of the jobs within reach. Source: rule AN-18 */
const supplierReport: Report = {
  title: supplierReportTitle,
  menu,
  columns: supplierColumns,
  order: sql`partner_name, part`,
  told: supplierLines,
};

function supplierLines(actor: Actor, criteria: ReportCriteria): Sql {
  const { companyId } = actor;
  const { currency } = criteria;
  const vat = sql.ref(`c.vat_amount_${currency.toLowerCase()}`);
  return sql`
    with ${reportBills(actor, rightOf({ menu }), criteria)},
    bought as (
      select ${supplier} as supplier_id, count(distinct b.job_id) as jobs, count(*) as lines,
        ${sumOf(figures.net, currency)} as net, ${sumOf(figures.obh, currency)} as obh,
        case when bool_or(${vat} is null) filter (where c.type = 'BUY') then null
          else coalesce(sum(${vat}) filter (where c.type = 'BUY'), 0) end as vat,
        max(s.service_date) as last_date,
        array_agg(distinct c.exchange_date)
          filter (where ${partOf({ plus: sql`true` }, currency)} is null) as unknown_on
      from ${chargeLines(companyId, sql`c.hblid in (select id from bill) and c.type in ('BUY', 'OBH')`)}
      join house_bill b on b.company_id = ${companyId} and b.id = c.hblid
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      group by 1
    )
    select null::uuid as job_id, null::uuid as hblid, null::text as transaction_type,
      m.supplier_id::text as part, p.account_no as partner_code, p.short_name as partner_name,
      p.partner_type as category, m.jobs, m.lines, m.net, m.vat, m.net + m.vat as total, m.obh,
      m.last_date, m.unknown_on
    from bought m
    join partner p on p.company_id = ${companyId} and p.id = m.supplier_id`;
}

/** Returns a page of the suppliers. */
export function getSupplierReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getSupplierReport>,
): Promise<Answer<typeof contract.getSupplierReport>> {
  return readReport(tx, actor, supplierReport, ask);
}

/** Returns the charge lines of a figure of one supplier, or of all. */
export function getSupplierFigure(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getSupplierFigure>,
): Promise<Answer<typeof contract.getSupplierFigure>> {
  const { figure, partnerId } = ask;
  return readFigure(tx, actor, supplierReport, {
    figure: figures[figure],
    hblid: null,
    criteria: ask,
    ...(partnerId ? { among: sql`${supplier} = ${partnerId}` } : {}),
  });
}

/** Writes the suppliers as a workbook. */
export function exportSupplierReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportSupplierReport>,
  desk?: Desk,
) {
  const layout = { name: "Purchases By Supplier" };
  return reportSheet(tx, actor, supplierReport, { criteria: ask, layout, desk });
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import {
  accountantColumns,
  type IncurredReport,
  incurredTitles,
} from "../model/accountantReports.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { goodsOf } from "./billBoxes.ts";
import { earliestClearance } from "./earliestClearance.ts";
import { heldNumber } from "./heldNumber.ts";
import { chargeLines, type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";

type Sql = RawBuilder<unknown>;

const menu = "reportSheetDebit";

/** The side of the lines of each report: what we owe, or what is owed to us. */
const sides = {
  costs: { type: "BUY", side: "credit" },
  revenue: { type: "SELL", side: "debit" },
  costsPartner: { type: "BUY", side: "credit" },
} as const satisfies Record<IncurredReport, object>;

/**
 * One line for each charge line of the side, with on-behalf lines. Their customers are the partners of
 * the lines: whom we owe, or who owes us.
 *
 * Source: rule AN-9
 */
const reportOf = (kind: IncurredReport): Report => ({
  title: incurredTitles[kind],
  menu,
  columns: accountantColumns[kind],
  order: sql`service_date, job_no, hwbno, hblid, type, line_no`,
  told: (actor, criteria) => incurredLines(kind, actor, criteria),
});

/** The reports of costs and revenue. */
export const incurredReports: Readonly<Record<IncurredReport, Report>> = {
  costs: reportOf("costs"),
  revenue: reportOf("revenue"),
  costsPartner: reportOf("costsPartner"),
};

function incurredLines(kind: IncurredReport, actor: Actor, criteria: ReportCriteria): Sql {
  const { companyId, language } = actor;
  const { type, side } = sides[kind];
  const { currency, customerId } = criteria;
  const partnerId =
    side === "credit" ? sql`coalesce(c.payer_id, c.payment_object_id)` : sql`c.payment_object_id`;
  const [net, vat] = ["amount", "vat_amount"].map((name) =>
    sql.ref(`c.${name}_${currency.toLowerCase()}`),
  ) as [Sql, Sql];
  const feeOf = (isOwn: boolean, amount: Sql) =>
    sql`case when ${isOwn ? sql`c.type <> 'OBH'` : sql`c.type = 'OBH'`} then ${amount} else 0 end`;
  const chosen =
    customerId.length > 0 ? sql`and ${partnerId} = any(${[...customerId]}::uuid[])` : sql``;
  return sql`
    with ${reportBills(actor, rightOf({ menu }), { ...criteria, customerId: [] })}
    select s.id as job_id, b.id as hblid, s.transaction_type, s.service_date, s.job_no,
      c.type, c.line_no, p.account_no as partner_code, p.short_name as partner_name,
      ${sql.ref(language === "vi" ? "h.charge_name_vn" : "h.charge_name_en")} as charge,
      coalesce(${type === "SELL" ? sql`pd.code, pl.code` : sql`pl.code, pd.code`}) as port, s.pono,
      ${earliestClearance(companyId)} as custom_no, b.hwbno,
      ${goodsOf("gross_weight")} as kgs,
      ${goodsOf("cbm")} as cbm,
      s.package_container as container, c.quantity as qty, u.code as unit,
      ${feeOf(true, net)} as fee, ${feeOf(true, vat)} as fee_vat, ${feeOf(true, sql`(${net} + ${vat})`)} as fee_total,
      ${feeOf(false, net)} as obh_fee, ${feeOf(false, vat)} as obh_vat,
      ${feeOf(false, sql`(${net} + ${vat})`)} as obh_total, (${net} + ${vat}) as total,
      ${heldNumber(companyId, "c", side, "statement")} as soa_no,
      coalesce(c.invoice_no, ${heldNumber(companyId, "c", side, "ledger")}) as invoice_no,
      coalesce(c.invoice_date, (select a.date from charge_claim k
        join acct_management a on a.company_id = ${companyId} and a.id = k.document_id
        where k.company_id = ${companyId} and k.charge_id = c.id and k.side = ${sql.lit(side)}
          and k.slot = 'ledger')) as invoice_date,
      case when ${net} is null then array[c.exchange_date] end as unknown_on
    from ${chargeLines(
      companyId,
      sql`c.hblid in (select id from bill) and c.type in (${sql.lit(type)}, 'OBH') ${chosen}`,
    )}
    join house_bill b on b.company_id = ${companyId} and b.id = c.hblid
    join shipment s on s.company_id = ${companyId} and s.id = b.job_id
    join partner p on p.company_id = ${companyId} and p.id = ${partnerId}
    join unit u on u.company_id = ${companyId} and u.id = c.unit_id
    left join place pl on pl.company_id = ${companyId} and pl.id = s.pol
    left join place pd on pd.company_id = ${companyId} and pd.id = s.pod`;
}

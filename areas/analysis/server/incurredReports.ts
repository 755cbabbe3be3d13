import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { incurredColumns, type IncurredReport, incurredReports } from "../model/incurredReports.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { earliestClearance } from "./earliestClearance.ts";
import { readReport } from "./readReport.ts";
import { chargeLines, type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";
import { reportSheet } from "./reportSheet.ts";

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
  title: incurredReports[kind],
  menu,
  columns: incurredColumns[kind],
  order: sql`service_date, job_no, hwbno, hblid, type, line_no`,
  told: (actor, criteria) => incurredLines(kind, actor, criteria),
});

const reports: Readonly<Record<IncurredReport, Report>> = {
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
  const of = (isOwn: boolean, amount: Sql) =>
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
      coalesce(b.gross_weight, case when b.is_virtual then s.gross_weight end) as kgs,
      coalesce(b.cbm, case when b.is_virtual then s.cbm end) as cbm,
      s.package_container as container, c.quantity as qty, u.code as unit,
      ${of(true, net)} as fee, ${of(true, vat)} as fee_vat, ${of(true, sql`(${net} + ${vat})`)} as fee_total,
      ${of(false, net)} as obh_fee, ${of(false, vat)} as obh_vat,
      ${of(false, sql`(${net} + ${vat})`)} as obh_total, (${net} + ${vat}) as total,
      ${held(companyId, side, "statement")} as soa_no,
      coalesce(c.invoice_no, ${held(companyId, side, "ledger")}) as invoice_no,
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

/** The number of the document that holds a side of a charge line `c` in a slot. */
function held(companyId: string, side: "debit" | "credit", slot: "statement" | "ledger"): Sql {
  return sql`(select d.number from charge_claim k
    join document d on d.company_id = ${companyId} and d.id = k.document_id
    where k.company_id = ${companyId} and k.charge_id = c.id and k.side = ${sql.lit(side)}
      and k.slot = ${sql.lit(slot)})`;
}

/** Returns a page of one of these reports. */
export function getIncurred(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getIncurred>,
): Promise<Answer<typeof contract.getIncurred>> {
  return readReport(tx, actor, reports[ask.report], ask);
}

const sheet =
  (kind: IncurredReport, name: string) =>
  (tx: Tx, actor: Actor, ask: Ask<typeof contract.exportCostsIncurred>, desk?: Desk) => {
    const group =
      kind === "costs"
        ? {}
        : {
            group: (line: Readonly<Record<string, unknown>>) =>
              [line["jobNo"], line["hwbno"]].filter(Boolean).join(" · "),
          };
    return reportSheet(tx, actor, reports[kind], {
      criteria: ask,
      layout: { name, ...group },
      desk,
    });
  };

/** Writes the costs as a workbook. */
export const exportCostsIncurred = sheet("costs", "Summary Of Costs Incurred");
/** Writes the revenue as a workbook, under headings of job and bill. */
export const exportRevenueIncurred = sheet("revenue", "Summary Of Revenue Incurred");
/** Writes the costs as a workbook, under headings of job and bill. */
export const exportCostsPartner = sheet("costsPartner", "Summary Of Costs Partner");

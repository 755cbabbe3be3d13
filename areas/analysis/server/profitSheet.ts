import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { profitSheetColumns, profitSheetTitle } from "../model/profitSheet.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { earliestClearance } from "./earliestClearance.ts";
import { personName } from "./personName.ts";
import { chargeLines, type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";

type Sql = RawBuilder<unknown>;

const menu = "reportSheetDebit";

/**
 * One line for each charge of a house bill with the documents that hold it. The balance is the revenue
 * less the cost, both with VAT.
 *
 * Source: rule AN-14
 */
export const profitSheet: Report = {
  title: profitSheetTitle,
  menu,
  columns: profitSheetColumns,
  order: sql`date, job_no, hwbno, hblid, case type when 'SELL' then 1 when 'BUY' then 2 else 3 end, line_no`,
  told: profitSheetLines,
};

function profitSheetLines(actor: Actor, criteria: ReportCriteria): Sql {
  const { companyId, language } = actor;
  const side = criteria.currency.toLowerCase();
  const [net, vat] = [sql.ref(`c.amount_${side}`), sql.ref(`c.vat_amount_${side}`)];
  const amountOf = (type: "SELL" | "BUY" | "OBH", value: Sql, otherwise: Sql = sql`0`) =>
    sql`case when c.type = ${sql.lit(type)} then ${value} else ${otherwise} end`;
  const named = (type: "SELL" | "BUY" | "OBH", value: Sql) => amountOf(type, value, sql`null`);
  const invoice = sql`coalesce(c.invoice_no, w.invoice_no, w.note_no)`;
  const partner = sql.ref(language === "vi" ? "v.partner_name_vn" : "v.partner_name_en");
  return sql`
    with ${reportBills(actor, rightOf({ menu }), criteria)}
    select s.id as job_id, b.id as hblid, s.transaction_type, c.type, c.line_no,
      s.service_date as date, s.job_no, k.account_no as customer_code, k.tax_code,
      ${sql.ref(language === "vi" ? "k.partner_name_vn" : "k.partner_name_en")} as customer,
      coalesce(s.mawb, b.mawb) as mawb, b.hwbno, ${earliestClearance(companyId)} as custom_no,
      s.payment_term, h.code as charge_code,
      ${sql.ref(language === "vi" ? "h.charge_name_vn" : "h.charge_name_en")} as description,
      c.quantity as qty, c.unit_price,
      ${named("SELL", invoice)} as sold_invoice, ${named("SELL", sql`w.voucher_no`)} as sold_voucher,
      ${amountOf("SELL", sql`c.amount_usd`)} as revenue_usd, ${amountOf("SELL", sql`c.amount_vnd`)} as revenue_vnd,
      ${amountOf("SELL", vat)} as tax_out, ${amountOf("SELL", sql`${net} + ${vat}`)} as revenue,
      ${named("BUY", invoice)} as bought_invoice, ${named("BUY", sql`w.voucher_no`)} as bought_voucher,
      ${amountOf("BUY", sql`c.amount_usd`)} as cost_usd, ${amountOf("BUY", sql`c.amount_vnd`)} as cost_vnd,
      ${amountOf("BUY", vat)} as tax_in, ${amountOf("BUY", sql`${net} + ${vat}`)} as cost,
      case when c.kick_back then ${net} else 0 end as com, c.final_exchange_rate as rate,
      ${amountOf("SELL", sql`${net} + ${vat}`, amountOf("BUY", sql`-(${net} + ${vat})`))} as balance,
      ${named("OBH", invoice)} as obh_invoice, ${amountOf("OBH", net)} as obh_net,
      ${amountOf("OBH", sql`${net} + ${vat}`)} as obh_amount,
      w.paid_date, w.voucher_no as account_voucher, w.paid_by as payment_voucher, w.note_no,
      ${personName(companyId, language, sql`c.user_created`)} as creator,
      w.synced, w.billing_no, w.pay_synced, w.pay_billing_no, ${partner} as vat_partner,
      case when c.amount_usd is null then array[c.exchange_date] end as unknown_on
    from ${chargeLines(companyId, sql`c.hblid in (select id from bill)`)}
    join house_bill b on b.company_id = ${companyId} and b.id = c.hblid
    join shipment s on s.company_id = ${companyId} and s.id = b.job_id
    left join partner k on k.company_id = ${companyId} and k.id = b.customer_id
    left join partner v on v.company_id = ${companyId} and v.id = c.vat_partner_id
    left join lateral (${documentsOfLine(companyId)}) w on true`;
}

/**
 * Selects the documents that hold a charge line `c`: on the side of its revenue or cost, and, of an
 * on-behalf line, on the side that we pay. The last entry of the open item says by what it was paid.
 */
function documentsOfLine(companyId: string): Sql {
  const own = sql`k.side = case c.type when 'BUY' then 'credit' else 'debit' end`;
  const paying = sql`c.type = 'OBH' and k.side = 'credit'`;
  const ofSlot = (value: Sql, slot: string, side: Sql = own) =>
    sql`max(${value}) filter (where k.slot = ${sql.lit(slot)} and ${side})`;
  return sql`
    select ${ofSlot(sql`d.number`, "note")} as note_no,
      ${ofSlot(sql`d.number`, "statement")} as billing_no,
      ${ofSlot(sql`a.voucher_id`, "ledger")} as voucher_no,
      ${ofSlot(sql`coalesce(a.invoice_no_real, a.invoice_no_tempt)`, "ledger")} as invoice_no,
      coalesce(${ofSlot(sql`d.sync_status`, "ledger")}, ${ofSlot(sql`d.sync_status`, "note")}) as synced,
      ${ofSlot(sql`d.number`, "statement", paying)} as pay_billing_no,
      ${ofSlot(sql`d.sync_status`, "ledger", paying)} as pay_synced,
      ${ofSlot(sql`e.day`, "ledger")} as paid_date, ${ofSlot(sql`r.number`, "ledger")} as paid_by
    from charge_claim k
    join document d on d.company_id = ${companyId} and d.id = k.document_id
    left join acct_management a on a.company_id = ${companyId} and a.id = k.document_id
    left join due u on u.company_id = ${companyId} and u.document_id = d.id
      and u.partner_id = d.partner_id and u.side = k.side and u.cleared > 0
    left join due_entry e on e.company_id = ${companyId} and e.due_id = u.id
      and e.entry_no = u.entries and e.cause in ('cleared', 'used')
    left join document r on r.company_id = ${companyId} and r.id = e.document_id
    where k.company_id = ${companyId} and k.charge_id = c.id`;
}

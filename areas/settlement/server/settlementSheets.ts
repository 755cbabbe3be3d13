import { listedWhere } from "@fairway/areas/document/server/listDocuments.ts";
import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sheetColumn } from "@fairway/engine/exports/exportRecords.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import { sheetCell } from "@fairway/engine/exports/sheetCell.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { columnsByCharge, columnsByJob, formWords } from "../model/settlementSheets.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { asked } from "./listSettlements.ts";
import { chargeOfLine, settlementSource } from "./settlementTable.ts";

/** A row of a sheet: its level, and its cells by the names of the columns. */
interface LeveledRow {
  readonly level: string;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The level of the rows that are not sums. */
const plain = "line";

/**
 * Exports the listed settlements by job, house and advance, with the sums of each job and of all in
 * both currencies. An advance of a house counts once on a settlement.
 *
 * Refuses: access.forbidden
 * Source: rule ST-12
 */
export function exportSettlementHouses(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportSettlementHouses>,
  desk?: Desk,
): Promise<AnsweredFile> {
  const { companyId } = actor;
  const inCurrency = (vnd: string, usd: string) =>
    sql`trim_scale(case when t.currency_id = ${localCurrency} then ${sql.raw(vnd)}
      else ${sql.raw(usd)} end)::text`;
  const sums = sql`'amountVnd', sum(t.vnd)::text, 'advanceVnd', sum(t.advance_vnd)::text,
    'balanceVnd', (sum(t.advance_vnd) - sum(t.vnd))::text, 'amountUsd', sum(t.usd)::text,
    'advanceUsd', sum(t.advance_usd)::text,
    'balanceUsd', (sum(t.advance_usd) - sum(t.usd))::text`;
  const total = sql`${say(formWords.total, actor.language)}::text`;
  return leveled(tx, actor, ask, {
    columns: columnsByJob,
    desk,
    rows: sql`, line as (
        select l.settlement_id, l.job_id, l.hblid, l.advance_id, l.custom_no,
          coalesce(sum(l.net_vnd + l.vat_vnd) filter (where l.side = 'credit'), 0) as vnd,
          coalesce(sum(l.net_usd + l.vat_usd) filter (where l.side = 'credit'), 0) as usd,
          row_number() over (partition by l.settlement_id, l.hblid, l.advance_id
            order by l.custom_no nulls first) as nth
        from doc join settlement_line l on l.company_id = ${companyId} and l.settlement_id = doc.id
          and (l.side = 'credit' or l.advance_id is not null)
        group by l.settlement_id, l.job_id, l.hblid, l.advance_id, l.custom_no
      ), t as (
        select line.*, doc.*, j.job_no, j.mawb,
          case when not b.is_virtual then b.hwbno end as hwbno, a.number as advance_no,
          case when line.nth = 1 then v.vnd else 0 end as advance_vnd,
          case when line.nth = 1 then v.usd else 0 end as advance_usd
        from line
        join doc on doc.id = line.settlement_id
        join shipment j on j.company_id = ${companyId} and j.id = line.job_id
        join house_bill b on b.company_id = ${companyId} and b.id = line.hblid
        left join document a on a.company_id = ${companyId} and a.id = line.advance_id
        cross join lateral (
          select coalesce(sum(v.amount_vnd), 0) as vnd, coalesce(sum(v.amount_usd), 0) as usd
          from advance_line v where v.company_id = ${companyId}
            and v.advance_id = line.advance_id and v.hblid = line.hblid) v
      ), leveled as (
        select t.job_no as first, t.job_id as second, 0 as third, t.place as fourth, t.hwbno as fifth,
          coalesce(t.custom_no, '') as sixth, ${plain} as level, jsonb_build_object('jobNo', t.job_no, 'mawb', t.mawb, 'hwbno', t.hwbno,
          'customNo', t.custom_no, 'settlementNo', t.number, 'requestDate', t.request_date,
          'requesterName', t.requester_name, 'amount', ${inCurrency("t.vnd", "t.usd")},
          'advanceNo', t.advance_no, 'advanceAmount', case when t.advance_id is not null then
          ${inCurrency("t.advance_vnd", "t.advance_usd")} end,
          'balanceAmount', ${inCurrency("t.advance_vnd - t.vnd", "t.advance_usd - t.usd")},
          'currencyId', t.currency_id, 'approvedOn', t.approved_on, 'note', t.note,
          'amountVnd', t.vnd::text, 'advanceVnd', t.advance_vnd::text,
          'balanceVnd', (t.advance_vnd - t.vnd)::text, 'amountUsd', t.usd::text,
          'advanceUsd', t.advance_usd::text, 'balanceUsd', (t.advance_usd - t.usd)::text) as cells
        from t
        union all
        select t.job_no, t.job_id, 1, 0, null, null, 'job',
          jsonb_build_object('jobNo', t.job_no, 'settlementNo', ${total}, ${sums})
        from t group by t.job_no, t.job_id
        union all
        select null, null, 2, 0, null, null, 'all', jsonb_build_object('jobNo', ${total}, ${sums})
        from t having count(*) > 0
      )`,
  });
}

/**
 * Exports the listed settlements, each with its houses and their charges below it, and the sums by
 * currency at the end. Amounts of a settlement and a house are in the currency of the settlement,
 * those of a charge in its own.
 *
 * Refuses: access.forbidden
 * Source: rule ST-12
 */
export function exportSettlementCharges(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportSettlementCharges>,
  desk?: Desk,
): Promise<AnsweredFile> {
  const { companyId, language } = actor;
  const chargeName = sql.ref(language === "vi" ? "c.charge_name_vn" : "c.charge_name_en");
  const sums = sql`'netAmount', trim_scale(sum(t.net))::text,
    'vatAmount', trim_scale(sum(t.vat))::text, 'total', trim_scale(sum(t.net + t.vat))::text,
    'totalVnd', sum(t.vnd)::text`;
  const total = sql`${say(formWords.total, language)}::text`;
  return leveled(tx, actor, ask, {
    columns: columnsByCharge,
    desk,
    rows: sql`, t as (
        select doc.*, l.charge_id, l.hblid, l.job_id, l.side, l.line_no, l.custom_no,
          min(l.line_no) over (partition by l.settlement_id, l.hblid) as house_place,
          case when l.side = 'debit' then 0 else l.net_vnd + l.vat_vnd end as vnd,
          case when l.side = 'debit' then 0 when doc.currency_id = ${localCurrency} then l.net_vnd
            else l.net_usd end as net,
          case when l.side = 'debit' then 0 when doc.currency_id = ${localCurrency} then l.vat_vnd
            else l.vat_usd end as vat
        from doc join settlement_line l on l.company_id = ${companyId} and l.settlement_id = doc.id
      ), leveled as (
        select t.place as first, 0 as second, 0 as third, 0 as fourth, null::text as fifth,
          null::text as sixth, 'settlement' as level, jsonb_build_object('settlementNo', t.number,
          'requesterName', t.requester_name, 'requestDate', t.request_date,
          'paymentMethod', t.payment_method, 'dueDate', t.due_date, 'approvedOn', t.approved_on,
          'bankAccountNo', t.bank_account_no, 'bankAccountName', t.bank_account_name,
          'bankName', t.bank_name, 'currencyId', t.currency_id,
          'advanceAmount', trim_scale(t.advance_amount)::text,
          'balanceAmount', trim_scale(t.balance_amount)::text, ${sums}) as cells
        from t group by t.id, t.place, t.number, t.requester_name, t.request_date, t.due_date,
          t.payment_method, t.approved_on, t.bank_account_no, t.bank_account_name, t.bank_name,
          t.currency_id, t.advance_amount, t.balance_amount
        union all
        select t.place, t.house_place, 0, 0, null, null, 'house', jsonb_build_object('jobNo', j.job_no,
          'mawb', j.mawb, 'hwbno', case when not b.is_virtual then b.hwbno end,
          'customNo', string_agg(distinct t.custom_no, ', '), 'currencyId', t.currency_id, ${sums})
        from t
        join shipment j on j.company_id = ${companyId} and j.id = t.job_id
        join house_bill b on b.company_id = ${companyId} and b.id = t.hblid
        group by t.place, t.house_place, t.currency_id, j.job_no, j.mawb, b.is_virtual, b.hwbno
        union all
        select t.place, t.house_place, t.line_no, 0, null, null, ${plain},
          jsonb_build_object('chargeCode', c.code, 'chargeName', ${chargeName},
          'quantity', trim_scale(s.quantity)::text, 'unitCode', u.code,
          'unitPrice', trim_scale(s.unit_price)::text, 'currencyId', s.currency_id,
          'netAmount', trim_scale(s.net_amount)::text, 'vatrate', trim_scale(s.vatrate)::text,
          'vatAmount', trim_scale(s.vat_amount)::text, 'total', trim_scale(s.total)::text,
          'totalVnd', t.vnd::text,
          'payeeName', coalesce(pa.short_name, po.short_name),
          'obhPartnerName', case when s.type = 'OBH' then po.short_name end,
          'invoiceNo', s.invoice_no, 'seriesNo', s.series_no, 'invoiceDate', s.invoice_date,
          'vatPartnerName', vp.short_name)
        from t
        cross join lateral (select t.charge_id) l
        join lateral (${chargeOfLine(companyId)}) s on true
        join charge c on c.company_id = ${companyId} and c.id = s.charge_id
        join unit u on u.company_id = ${companyId} and u.id = s.unit_id
        join partner po on po.company_id = ${companyId} and po.id = s.payment_object_id
        left join partner pa on pa.company_id = ${companyId} and pa.id = s.payer_id
        left join partner vp on vp.company_id = ${companyId} and vp.id = s.vat_partner_id
        union all
        select null, null, null, null, t.currency_id, null, 'all',
          jsonb_build_object('settlementNo', ${total}, 'currencyId', t.currency_id,
          'advanceAmount', (select trim_scale(sum(d.advance_amount))::text from doc d
            where d.currency_id = t.currency_id),
          'balanceAmount', (select trim_scale(sum(d.balance_amount))::text from doc d
            where d.currency_id = t.currency_id), ${sums})
        from t group by t.currency_id
      )`,
  });
}

/** Writes rows with levels; those above the lowest are bold. */
function leveled(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportSettlementCharges>,
  sheet: {
    readonly columns: Readonly<Record<string, Field>>;
    /** The common table `leveled`, from the listed settlements `doc`. */
    readonly rows: RawBuilder<unknown>;
    readonly desk: Desk | undefined;
  },
): Promise<AnsweredFile> {
  actor.mustHave("acctSP.export");
  const { companyId, language } = actor;
  const { ofHead, ofOwn } = listedWhere(actor, settlementSource, asked(actor, ask));
  const requester = sql.ref(language === "vi" ? "u.employee_name_vn" : "u.employee_name_en");
  const listed = sql`with doc as materialized (
      select d.id, d.number, d.currency_id, o.request_date, o.due_date, o.payment_method,
        o.bank_account_no, o.bank_account_name, o.bank_name, o.note, o.advance_amount,
        o.balance_amount, ${requester} as requester_name,
        (r.ended_at at time zone ${actor.timeZone})::date as approved_on,
        row_number() over (order by d.datetime_modified desc, d.id desc) as place
      from document d
      join settlement o on o.company_id = ${companyId} and o.id = d.id
      left join person u on u.company_id = ${companyId} and u.id = d.user_created
      left join approval_request r on r.company_id = ${companyId} and r.document_id = d.id
        and r.is_latest and r.ending = 'approved'
      where d.company_id = ${companyId} and ${sql.join([...ofHead, ...ofOwn], sql` and `)}
    ) ${sheet.rows}`;
  const shown = Object.entries(sheet.columns);
  return exportRows<LeveledRow>(tx, {
    title: say(settlementKind.title, language),
    columns: shown.map(([name, spec]) => sheetColumn(name, spec, language)),
    rows: (limit) => sql`${listed} select level, cells from leveled
      order by first, second, third, fourth, fifth, sixth limit ${sql.lit(limit)}`,
    count: (limit) => sql`${listed} select from leveled limit ${sql.lit(limit)}`,
    said: ({ level, cells }) => ({
      isBold: level !== plain,
      ...Object.fromEntries(
        shown.map(([name, spec]) => [name, sheetCell(spec, cells[name], actor)]),
      ),
    }),
    isBold: (row) => row["isBold"] === true,
    format: ask.format,
    database: sheet.desk?.database,
  });
}

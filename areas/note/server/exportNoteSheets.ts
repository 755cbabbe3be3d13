import { documentTerms } from "@fairway/areas/agreement/server/agreementRules.ts";
import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import { listedWhere } from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sheetColumn } from "@fairway/engine/exports/exportRecords.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import { sheetCell } from "@fairway/engine/exports/sheetCell.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as calls from "../contract.ts";
import { agencySheet, noteLineSheet } from "../model/noteSheets.ts";
import { notesAsked } from "./listNotes.ts";
import { noteSource } from "./noteTable.ts";

type Asked = Ask<typeof calls.exportNoteLines>;
type Columns = Readonly<Record<string, Field>>;

const titles = {
  lines: { en: "Debit, credit and invoice notes", vi: "Giấy báo nợ, báo có và báo thu" },
  agency: { en: "Agency statement", vi: "Bảng kê đại lý" },
} as const;

/**
 * Exports the notes of the list as a sheet: a row for each bill, kind of charge and currency.
 *
 * Refuses: access.forbidden
 * Source: rule DN-23, areas/note/README.md
 */
export function exportNoteLines(tx: Tx, actor: Actor, ask: Asked, desk?: Desk) {
  const { companyId, timeZone, language } = actor;
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const rows = sql`
    select d.number as code, o.type, j.job_no, j.mawb, b.hwbno, j.shipment_type, x.invoice_no,
      x.voucher_id, x.voucher_date, t.number as soano, s.type as charge_type,
      p.account_no as payer_code, p.short_name as payer_name, p.partner_type as payer_type,
      pp.account_no as parent_code, s.currency_id, sum(s.total)::text as amount,
      case when count(*) = count(s.amount_usd) then sum(s.amount_usd + s.vat_amount_usd) end::text
        as amount_usd, sum(s.amount_vnd + s.vat_amount_vnd)::text as amount_vnd,
      coalesce(${name}, u.username) as issued_by, f.code as business_unit, j.service_date,
      (d.datetime_created at time zone ${timeZone})::date as issue_date, m.account_no, j.etd, j.eta
    from document d
    join cd_note o on o.company_id = ${companyId} and o.id = d.id
    join shipment j on j.company_id = ${companyId} and j.id = o.job_id
    join charge_claim k on k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'note'
    join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
    join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
    join partner p on p.company_id = ${companyId} and p.id = d.partner_id
    left join partner pp on pp.company_id = ${companyId} and pp.id = p.parent_id
    left join charge_claim g on g.company_id = ${companyId} and g.charge_id = k.charge_id
      and g.side = k.side and g.slot = 'ledger'
    left join ledger_number x on x.company_id = ${companyId} and x.document_id = g.document_id
    left join acct_management m on m.company_id = ${companyId} and m.id = g.document_id
    left join charge_claim h on h.company_id = ${companyId} and h.charge_id = k.charge_id
      and h.side = k.side and h.slot = 'statement'
    left join document t on t.company_id = ${companyId} and t.id = h.document_id
    left join office f on f.company_id = ${companyId} and f.id = d.office_id
    left join sys_user u on u.company_id = ${companyId} and u.id = d.user_created
    left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
    where d.company_id = ${companyId} and ${listed(actor, ask)}
    group by d.number, d.id, d.datetime_created, d.datetime_modified, o.type, j.id, j.job_no, j.mawb, b.hwbno, j.shipment_type, x.invoice_no,
      x.voucher_id, x.voucher_date, t.number, s.type, p.account_no, p.short_name, p.partner_type,
      pp.account_no, s.currency_id, ${name}, u.username, f.code, j.service_date, m.account_no,
      j.etd, j.eta
    order by d.datetime_modified desc, d.id desc, b.hwbno, s.type, s.currency_id`;
  return written(tx, actor, ask, { title: titles.lines, columns: noteLineSheet, rows, desk });
}

/**
 * Exports the notes of agents as their statement in US dollars; what we owe counts against what they
 * owe.
 *
 * Shape: freight are the charges of the group “Freight”; a note with an amount that is unknown in US
 *   dollars has none.
 * Refuses: access.forbidden
 * Source: rule DN-23, areas/note/README.md
 */
export function exportAgencyTemplate(tx: Tx, actor: Actor, ask: Asked, desk?: Desk) {
  const { companyId, timeZone } = actor;
  const sumOf = (condition: RawBuilder<unknown>) => sql`
    case when l.is_known then (
      select coalesce(sum(s.amount_usd + s.vat_amount_usd), 0)
      from charge_claim k
      join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
      left join charge_group g on g.company_id = ${companyId} and g.id = s.charge_group
      where k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'note'
        and ${condition}) end`;
  const isFreight = sql`coalesce(g.name = 'Freight', false)`;
  const rows = sql`
    select d.number as code, o.type, j.job_no,
      (d.datetime_created at time zone ${timeZone})::date as issue_date, o.flex_id, j.mawb,
      pol.code as pol, pod.code as pod, l.charge_weight::text as charge_weight,
      (${sumOf(sql`not ${isFreight}`)})::text as origin_usd,
      (${sumOf(isFreight)})::text as freight_usd,
      case when o.type <> 'CREDIT' then o.total_usd end::text as debit_usd,
      case when o.type = 'CREDIT' then o.total_usd end::text as credit_usd,
      case when o.type = 'CREDIT' then -o.total_usd else o.total_usd end::text as balance_usd,
      a.payment_term as due_days, l.status, o.note, l.voucher_id, l.soano
    from document d
    join cd_note o on o.company_id = ${companyId} and o.id = d.id
    join shipment j on j.company_id = ${companyId} and j.id = o.job_id
    join partner p on p.company_id = ${companyId} and p.id = d.partner_id
    left join place pol on pol.company_id = ${companyId} and pol.id = j.pol
    left join place pod on pod.company_id = ${companyId} and pod.id = j.pod
    left join lateral (select (z.agreement ->> 'paymentTerm')::int as payment_term
      from (${documentTerms(companyId, sql`p`, {
        officeId: sql`j.office_id`,
        services: sql`array[j.transaction_type]`,
        salesmen: sql`array_remove(array[d.sale_man_id], null)`,
      })}) z) a on true
    left join lateral (
      select count(*) = count(s.amount_usd) as is_known,
        (select sum(b.charge_weight) from house_bill b
          where b.company_id = ${companyId} and b.id = any(array_agg(s.hblid))) as charge_weight,
        string_agg(distinct x.voucher_id, ', ') as voucher_id,
        string_agg(distinct t.number, ', ') as soano,
        case when count(y.payment_status) = 0 then null
          when bool_and(y.payment_status is not distinct from 'Paid') then 'Paid'
          when bool_or(y.payment_status <> 'Unpaid') then 'Paid A Part' else 'Unpaid' end as status
      from charge_claim k
      join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
      left join charge_claim c on c.company_id = ${companyId} and c.charge_id = k.charge_id
        and c.side = k.side and c.slot = 'ledger'
      left join ledger_number x on x.company_id = ${companyId} and x.document_id = c.document_id
      left join document h on h.company_id = ${companyId} and h.id = c.document_id
      left join due y on ${itemOf(companyId, "y", { document: "h", side: sql`k.side` })}
      left join charge_claim w on w.company_id = ${companyId} and w.charge_id = k.charge_id
        and w.side = k.side and w.slot in ('statement', 'settlement')
      left join document t on t.company_id = ${companyId} and t.id = w.document_id
      where k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'note') l on true
    where d.company_id = ${companyId} and p.partner_type = 'Agent' and ${listed(actor, ask)}
    order by p.account_no, d.datetime_created, d.id`;
  return written(tx, actor, ask, { title: titles.agency, columns: agencySheet, rows, desk });
}

/** The condition of the list of notes, within the reach of the user. */
function listed(actor: Actor, ask: Asked): RawBuilder<unknown> {
  const { ofHead, ofOwn } = listedWhere(actor, noteSource, notesAsked(actor, ask));
  return sql.join([...ofHead, ...ofOwn], sql` and `);
}

function written(
  tx: Tx,
  actor: Actor,
  { format }: Asked,
  sheet: {
    readonly title: Words;
    readonly columns: Columns;
    readonly rows: RawBuilder<unknown>;
    readonly desk: Desk | undefined;
  },
) {
  actor.mustHave("accManagement.export");
  const columns = Object.entries(sheet.columns);
  const upTo = (limit: number) => sql`${sheet.rows} limit ${sql.lit(limit)}`;
  return exportRows<Readonly<Record<string, unknown>>>(tx, {
    title: say(sheet.title, actor.language),
    columns: columns.map(([name, spec]) => sheetColumn(name, spec, actor.language)),
    rows: upTo,
    count: upTo,
    said: (row) =>
      Object.fromEntries(columns.map(([name, spec]) => [name, sheetCell(spec, row[name], actor)])),
    format,
    database: sheet.desk?.database,
  });
}

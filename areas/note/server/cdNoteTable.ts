import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { readPage } from "@fairway/engine/db/readPage.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { CdNote, CdNoteTotal } from "../model/cdNote.ts";

/** What is stored of a note. */
export type NewCdNote = Omit<
  CdNote,
  | "userNameCreated"
  | "datetimeCreated"
  | "datetimeModified"
  | "version"
  | "partnerCode"
  | "partnerName"
  | "jobNo"
  | "transactionType"
  | "hwbnos"
  | "mblno"
  | "saleManName"
  | "totals"
  | "syncStatus"
  | "lastSyncDate"
  | "reasonReject"
  | "issuedFor"
  | "paymentStatus"
  | "status"
> & { readonly userModified: string; readonly isPrepaid: boolean };

const columns = (companyId: string) => sql`
  n.id, n.company_id, n.office_id, n.department_id, n.group_id, n.user_created,
  u.username as user_name_created, n.datetime_created, n.datetime_modified, n.version, n.code,
  n.type, n.partner_id, p.account_no as partner_code, p.short_name as partner_name, n.job_id,
  j.job_no, j.transaction_type, coalesce((
    select string_agg(distinct b.hwbno, ', ')
    from charge_claim k
    join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
    join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
    where k.company_id = ${companyId} and k.document_id = n.id), '') as hwbnos,
  j.mawb as mblno, n.sale_man_id, m.username as sale_man_name, n.currency_id,
  trim_scale(n.exchange_rate) as exchange_rate,
  trim_scale(n.exc_rate_usd_to_local) as exc_rate_usd_to_local, n.exchange_date, n.total,
  n.total_vnd, n.total_usd, coalesce((
    select jsonb_agg(jsonb_build_object('currencyId', t.currency_id, 'net', t.net::text,
      'vat', t.vat::text, 'total', t.total::text) order by t.currency_id)
    from cd_note_total t
    where t.company_id = ${companyId} and t.cd_note_id = n.id), '[]'::jsonb) as totals,
  n.charge_count, n.status, l.issued_for,
  coalesce(l.payment_status, case when n.is_prepaid then 'Unpaid' end) as payment_status, n.note, n.flex_id, n.sync_status,
  n.last_sync_date, n.reason_reject`;

const joins = (companyId: string) => sql`
  join partner p on p.company_id = ${companyId} and p.id = n.partner_id
  join shipment j on j.company_id = ${companyId} and j.id = n.job_id
  left join person u on u.company_id = ${companyId} and u.id = n.user_created
  left join person m on m.company_id = ${companyId} and m.id = n.sale_man_id
  left join lateral (
    select string_agg(x.number, ', ' order by x.number) as issued_for,
      case when bool_and(x.payment_status = 'Paid') then 'Paid'
        when bool_or(x.payment_status <> 'Unpaid') then 'Paid A Part'
        when count(*) > 0 then 'Unpaid' end as payment_status
    from (
      select distinct d.id, d.number, y.payment_status
      from charge_claim k
      join charge_claim g on g.company_id = ${companyId} and g.charge_id = k.charge_id
        and g.side = k.side and g.slot = 'ledger'
      join document d on d.company_id = ${companyId} and d.id = g.document_id
      join due y on y.company_id = ${companyId} and y.document_id = d.id and y.side = k.side
      where k.company_id = ${companyId} and k.document_id = n.id and k.slot = 'note') x
  ) l on n.status <> 'New'`;

/** Reads notes of one company, `where` speaking of the note as `n`, newest first. */
export function readNotes(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<CdNote[]> {
  return rows<CdNote>(
    tx,
    sql`select ${columns(companyId)} from cd_note n ${joins(companyId)}
      where n.company_id = ${companyId} and ${where}
      order by n.datetime_created desc, n.id desc`,
  );
}

/** Reads one page of notes in one statement: a narrow pass first, then the page's rows. */
export function readNotePage(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  page: { readonly page: number; readonly size: number },
): Promise<{ data: CdNote[]; totalItems: number; capped: boolean }> {
  const source = {
    table: "cd_note",
    alias: "n",
    columns: columns(companyId),
    joins: joins(companyId),
  };
  return readPage<CdNote>(tx, { ...source, companyId, where }, page);
}

/** Writes a new note and its totals per currency. */
export async function insertNote(
  tx: Tx,
  note: NewCdNote,
  totals: readonly CdNoteTotal[],
): Promise<void> {
  await insertRow(tx, "cd_note", note);
  await insertTotals(tx, note.companyId, note.id, totals);
}

/** Rewrites the totals of a note. */
export async function replaceTotals(
  tx: Tx,
  companyId: string,
  noteId: string,
  totals: readonly CdNoteTotal[],
): Promise<void> {
  await run(
    tx,
    sql`delete from cd_note_total where company_id = ${companyId} and cd_note_id = ${noteId}`,
  );
  await insertTotals(tx, companyId, noteId, totals);
}

async function insertTotals(
  tx: Tx,
  companyId: string,
  noteId: string,
  totals: readonly CdNoteTotal[],
): Promise<void> {
  await insertRows(
    tx,
    "cd_note_total",
    totals.map((each) => ({ companyId, id: newId(), cdNoteId: noteId, ...each })),
  );
}

import { insertNumbered } from "@fairway/areas/document/server/documentRows.ts";
import {
  type DocumentSource,
  readDocuments,
} from "@fairway/areas/document/server/readDocuments.ts";
import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Note, NoteTotal } from "../model/note.ts";
import type { NoteRate } from "../model/noteRate.ts";
import { noteKind } from "../model/noteKind.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";

/** The stored fields of a note. */
export type NewNote = Omit<
  Note,
  | "code"
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
  | "rates"
  | "syncStatus"
  | "lastSyncDate"
  | "reasonReject"
  | "issuedFor"
  | "accountingDate"
  | "paymentStatus"
  | "openLines"
  | "job"
> & { readonly userModified: string; readonly isPrepaid: boolean };

/** How notes are read; the job is `j`. Users who see the notes of a job may open them (DN-10). */
export const noteSource: DocumentSource<Note> = {
  kind: noteKind,
  mustSee: async (tx, actor, { jobId }) => {
    await mustSeeJob(tx, actor, jobId);
  },
  columns: (companyId) => sql`
    o.type, o.job_id, j.job_no, j.transaction_type, coalesce((
      select string_agg(distinct b.hwbno, ', ')
      from charge_claim k
      join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
      join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
      where k.company_id = ${companyId} and k.document_id = d.id), '') as hwbnos,
    j.mawb as mblno, trim_scale(o.exchange_rate) as exchange_rate,
    trim_scale(o.exc_rate_usd_to_local) as exc_rate_usd_to_local, o.exchange_date, o.total,
    o.total_vnd, o.total_usd, coalesce((
      select jsonb_agg(jsonb_build_object('currencyId', t.currency_id, 'net', t.net::text,
        'vat', t.vat::text, 'total', t.total::text) order by t.currency_id)
      from cd_note_total t
      where t.company_id = ${companyId} and t.cd_note_id = d.id), '[]'::jsonb) as totals, coalesce((
      select jsonb_agg(jsonb_build_object('currencyId', r.currency_id,
        'rate', trim_scale(r.rate)::text, 'rateOutside', r.rate_outside,
        'rateReason', r.rate_reason) order by r.currency_id)
      from cd_note_rate r
      where r.company_id = ${companyId} and r.cd_note_id = d.id), '[]'::jsonb) as rates,
    o.charge_count, case when d.state = 'New' then o.charge_count else l.open_lines end as open_lines,
    l.issued_for, l.accounting_date, coalesce(l.payment_status, case when o.is_prepaid then case when exists (
        select from prepaid_confirmation pc
        where pc.company_id = ${companyId} and pc.document_id = d.id)
      then 'Paid' else 'Unpaid' end end)
      as payment_status, o.note, o.flex_id, o.reason_reject,
    jsonb_build_object('jobNo', j.job_no, 'isLocked', j.is_locked,
      'currentStatus', j.current_status) as job`,
  joins: (companyId) => sql`
    join shipment j on j.company_id = ${companyId} and j.id = o.job_id
    left join lateral (
      select string_agg(distinct x.number, ', ') as issued_for,
        max(x.raised_on) as accounting_date,
        case when count(x.payment_status) = 0 then null
          when bool_and(x.payment_status is not distinct from 'Paid') then 'Paid'
          when bool_or(x.payment_status <> 'Unpaid') then 'Paid A Part'
          else 'Unpaid' end as payment_status,
        (count(*) - count(x.id))::int as open_lines
      from (
        select h.id, h.number, y.payment_status, y.raised_on
        from charge_claim k
        left join charge_claim g on g.company_id = ${companyId} and g.charge_id = k.charge_id
          and g.side = k.side and g.slot = 'ledger'
        left join document h on h.company_id = ${companyId} and h.id = g.document_id
        left join due y on ${itemOf(companyId, "y", { document: "h", side: sql`k.side` })}
        where d.state <> 'New' and k.company_id = ${companyId} and k.document_id = d.id
          and k.slot = 'note') x
    ) l on true`,
};

/** Reads notes of one company, newest first; `where` names the head `d` and the note's row `o`. */
export function readNotes(tx: Tx, companyId: string, where: RawBuilder<unknown>): Promise<Note[]> {
  const order = sql`d.datetime_created desc, d.id desc`;
  return readDocuments(tx, companyId, noteSource, where, { order });
}

/** Writes a new note with the number that its statement draws, its totals and its own rates. */
export async function insertNote(
  tx: Tx,
  note: NewNote,
  {
    totals,
    rates,
    number,
  }: {
    readonly totals: readonly NoteTotal[];
    readonly rates: readonly NoteRate[];
    readonly number: RawBuilder<string>;
  },
): Promise<void> {
  await insertNumbered(tx, noteKind, note, number);
  await insertTotals(tx, note.companyId, note.id, totals);
  await insertRates(tx, note.companyId, note.id, rates);
}

/** Rewrites the own rates of a note where they changed. */
export async function replaceRates(
  tx: Tx,
  { companyId, id, rates: stored }: Note,
  rates: readonly NoteRate[],
): Promise<void> {
  const isSame = (one: NoteRate, other: NoteRate) =>
    one.currencyId === other.currencyId &&
    decimal(one.rate).equals(decimal(other.rate)) &&
    one.rateOutside === other.rateOutside &&
    one.rateReason === other.rateReason;
  const lacks = (all: readonly NoteRate[], each: NoteRate) => !all.some((one) => isSame(one, each));
  const gone = stored.filter((each) => lacks(rates, each)).map((each) => each.currencyId);
  if (gone.length > 0) {
    await run(
      tx,
      sql`delete from cd_note_rate where company_id = ${companyId} and cd_note_id = ${id}
        and currency_id = any(${gone}::text[])`,
    );
  }
  const added = rates.filter((each) => lacks(stored, each));
  await insertRates(tx, companyId, id, added);
}

/** Gives the own rates of a note that lack a reason this one. */
export async function giveRatesReason(tx: Tx, note: Note, rateReason: string): Promise<void> {
  await run(
    tx,
    sql`update cd_note_rate set rate_reason = ${rateReason}
      where company_id = ${note.companyId} and cd_note_id = ${note.id}
        and rate_outside and rate_reason is null`,
  );
}

async function insertRates(
  tx: Tx,
  companyId: string,
  noteId: string,
  rates: readonly NoteRate[],
): Promise<void> {
  await insertRows(
    tx,
    "cd_note_rate",
    rates.map((each) => ({ companyId, id: newId(), cdNoteId: noteId, ...each })),
  );
}

/** Rewrites the totals of a note. */
export async function replaceTotals(
  tx: Tx,
  companyId: string,
  noteId: string,
  totals: readonly NoteTotal[],
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
  totals: readonly NoteTotal[],
): Promise<void> {
  await insertRows(
    tx,
    "cd_note_total",
    totals.map((each) => ({ companyId, id: newId(), cdNoteId: noteId, ...each })),
  );
}

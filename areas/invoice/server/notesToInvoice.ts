import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { notesToInvoice as openNotesOf } from "@fairway/areas/note/server/notesToInvoice.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { type PageSource, readPage } from "@fairway/engine/db/readPage.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { notesToInvoice as notesToInvoiceCall } from "../contract.ts";
import type { NoteToInvoice, OpenOnNote } from "../model/noteToInvoice.ts";

/**
 * Lists the notes with lines that no invoice holds, last changed first, with what is open by
 * invoice and currency, and the sums of the whole list.
 *
 * Shape: notes and jobs within the user's reach. A list that is longer than its count has no sums.
 * Source: rule IN-11, areas/invoice/README.md
 */
export async function notesToInvoice(tx: Tx, actor: Actor, ask: Ask<typeof notesToInvoiceCall>) {
  actor.mustHave("accManagement.Invoice");
  const { page, size, partnerId, noteIds } = ask;
  const asked = [
    ...(partnerId ? [sql`d.partner_id = ${partnerId}`] : []),
    ...(noteIds.length > 0 ? [sql`d.id = any(${[...noteIds]}::uuid[])`] : []),
    ...listedNumbers(ask.referenceNos).map((each) => sql`d.search like ${anywhere(fold(each))}`),
  ];
  const waiting = sql`d.id in (${openNotesOf(actor.companyId, "toInvoice")})`;
  const found = openNotes(actor, [...asked, waiting]);
  const listed = await readPage<NoteToInvoice>(tx, found, { page, size });
  const totals = listed.capped
    ? []
    : await rows<OpenOnNote>(tx, openLines(actor.companyId, sql`in (${idsOf(found)})`));
  return { ...listed, page, size, totals };
}

/** The notes among these with lines that no invoice holds, and that the user may invoice. */
export async function leftOnNotes(
  tx: Tx,
  actor: Actor,
  noteIds: readonly string[],
): Promise<NoteToInvoice[]> {
  if (noteIds.length === 0 || actor.reach("accManagement.Invoice") === "None") return [];
  const found = openNotes(actor, [
    sql`d.id = any(${[...noteIds]}::uuid[])`,
    sql`exists (select ${ofNote(actor.companyId)} and k.document_id = d.id)`,
  ]);
  return (await readPage<NoteToInvoice>(tx, found, { page: 1, size: 100 })).data;
}

/** The lines `k` of notes that no invoice holds. */
const ofNote = (companyId: string) => sql`
  from charge_claim k
  where k.company_id = ${companyId} and k.slot = 'note' and k.side = 'debit'
    and not exists (
      select from charge_claim g
      where g.company_id = ${companyId} and g.charge_id = k.charge_id and g.side = 'debit'
        and g.slot = 'ledger')`;

/** The open lines of some notes by invoice and currency. */
const openLines = (companyId: string, ofThese: RawBuilder<unknown>) => sql`
  select case s.type when 'SELL' then 'Invoice' else 'InvoiceTemp' end as type, s.currency_id,
    count(*)::int as lines, sum(s.net_amount + s.vat_amount)::text as total,
    sum(s.amount_vnd + s.vat_amount_vnd)::text as total_vnd,
    case when count(s.amount_usd) = count(*)
      then sum(s.amount_usd + s.vat_amount_usd)::text end as total_usd
  from (select k.charge_id ${ofNote(companyId)} and k.document_id ${ofThese}) as held
  join surcharge s on s.company_id = ${companyId} and s.id = held.charge_id
  group by 1, 2 order by 1, 2`;

const idsOf = ({ companyId, narrowJoins, where }: PageSource) => sql`
  select d.id from document d ${narrowJoins ?? sql``}
  where d.company_id = ${companyId} and ${where}`;

function openNotes(actor: Actor, where: readonly RawBuilder<unknown>[]): PageSource {
  const { companyId } = actor;
  const own = sql`
    join cd_note o on o.company_id = ${companyId} and o.id = d.id
    join shipment j on j.company_id = ${companyId} and j.id = o.job_id`;
  return {
    table: "document",
    alias: "d",
    companyId,
    narrowJoins: own,
    // A prepaid note waits for its money (DN-12).
    where: sql`d.kind = 'note' and o.type <> 'CREDIT' and j.current_status <> 'Canceled'
      and not (o.is_prepaid and d.state = 'New' and not exists (
        select from prepaid_confirmation pc
        where pc.company_id = ${companyId} and pc.document_id = d.id))
      and ${within(actor, "accManagement.detail", "d")}
      and ${within(actor, "accManagement.detail", "j")} and ${sql.join([...where], sql` and `)}`,
    columns: sql`
      d.id, d.number as code, o.type, o.job_id, j.job_no, j.transaction_type, d.partner_id,
      p.account_no as partner_code, p.short_name as partner_name, d.datetime_created,
      d.datetime_modified, (
        select string_agg(distinct h.number, ', ')
        from charge_claim k
        join charge_claim g on g.company_id = ${companyId} and g.charge_id = k.charge_id
          and g.side = 'debit' and g.slot = 'ledger'
        join document h on h.company_id = ${companyId} and h.id = g.document_id
        where k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'note'
          and k.side = 'debit') as issued_for, (
        select jsonb_agg(jsonb_build_object('type', t.type, 'currencyId', t.currency_id,
          'lines', t.lines, 'total', t.total, 'totalVnd', t.total_vnd, 'totalUsd', t.total_usd))
        from (${openLines(companyId, sql`= d.id`)}) t) as open`,
    joins: sql`${own} join partner p on p.company_id = ${companyId} and p.id = d.partner_id`,
  };
}

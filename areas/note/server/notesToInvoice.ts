import { openLines } from "@fairway/areas/due/server/openLines.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { type RawBuilder, sql } from "kysely";
import type { NoteWork } from "../model/noteWork.ts";

const lineTypes = (work: NoteWork) =>
  sql`${work === "onBehalf" ? ["OBH"] : ["SELL", "OBH"]}::text[]`;

/** The lines `c` of a note that wait for an invoice. */
const waiting = (companyId: string, work: NoteWork, note: RawBuilder<unknown>) => sql`
  from charge_claim k
  join surcharge c on c.company_id = ${companyId} and c.id = k.charge_id
    and c.type = any(${lineTypes(work)})
  where k.company_id = ${companyId} and k.document_id = ${note} and k.slot = 'note'
    and not exists (select from charge_claim g
      where g.company_id = ${companyId} and g.charge_id = k.charge_id and g.side = k.side
        and g.slot = 'ledger')`;

/** What the lines of the listed note `d` that wait for an invoice amount to, in VND. */
export function openOnNote(companyId: string, work: NoteWork): RawBuilder<unknown> {
  return sql`(select sum(c.amount_vnd + c.vat_amount_vnd) ${waiting(companyId, work, sql`d.id`)})`;
}

/**
 * Selects the ids of the notes of the debit side with lines that no invoice holds.
 *
 * Shape: only notes of jobs with open lines are read, which are kept. Source: rule DN-14
 */
export function notesToInvoice(companyId: string, work: NoteWork): RawBuilder<unknown> {
  const types = sql`d.side = 'debit' and d.type = any(${lineTypes(work)})`;
  const open = keptRows(openLines, companyId, types);
  return sql`
    select n.id from (select distinct x.job_id from (${open}) x) j
    join cd_note n on n.company_id = ${companyId} and n.job_id = j.job_id and n.type <> 'CREDIT'
    where exists (select ${waiting(companyId, work, sql`n.id`)})`;
}

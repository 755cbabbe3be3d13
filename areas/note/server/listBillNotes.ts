import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { notesOfBill } from "../contract.ts";
import { readNotes } from "./noteTable.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";
import { withMay } from "./shownNote.ts";

/** Lists the notes of a job with charges of one of its bills. Refuses: record.notFound */
export async function listBillNotes(tx: Tx, actor: Actor, ask: Ask<typeof notesOfBill>) {
  await mustSeeJob(tx, actor, ask.jobId);
  const { companyId } = actor;
  const where = sql`o.job_id = ${ask.jobId} and exists (
    select from charge_claim k
    join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
    where k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'note'
      and s.hblid = ${ask.hblId})`;
  const notes = await readNotes(tx, companyId, where);
  return notes.map((note) => withMay(actor, note));
}

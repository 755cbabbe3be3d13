import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { readNotes } from "./noteTable.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";
import { withMay } from "./shownNote.ts";

/** Returns one note of a job by its number, with its charges. Refuses: record.notFound */
export async function getNoteDetails(tx: Tx, actor: Actor, ask: { jobId: string; cdNo: string }) {
  await mustSeeJob(tx, actor, ask.jobId);
  const where = sql`o.job_id = ${ask.jobId} and d.number = ${ask.cdNo}`;
  const [note] = await readNotes(tx, actor.companyId, where);
  if (!note) throw refuse("record.notFound");
  const charges = await getCharges(tx, actor, { documentId: note.id });
  return { ...withMay(actor, note), charges: charges.map(copyClaims) };
}

/** A charge in the shape of the contract. */
export function copyClaims<Line extends { readonly claims: readonly unknown[] }>(line: Line) {
  return { ...line, claims: [...line.claims] as Line["claims"][number][] };
}

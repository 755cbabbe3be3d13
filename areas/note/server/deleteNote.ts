import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { refuseProfit } from "@fairway/areas/charge/server/refuseProfit.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { readDocumentClaims } from "@fairway/areas/document/server/claimDocuments.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { deleteDocument } from "@fairway/areas/document/server/documentRows.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Note } from "../model/note.ts";
import { noteKind } from "../model/noteKind.ts";
import { noteIsHeldBy } from "../model/whyNoteIsHeld.ts";
import { noteBilled } from "./noteBilled.ts";
import { noteSource } from "./noteTable.ts";
import { readNoteContext } from "./noteContext.ts";
import { readNote } from "./shownNote.ts";
import { tellOfDeleted } from "./tellOfNotes.ts";

/**
 * Deletes a note with its files and releases its charges, which are as keyed again; the history keeps
 * its values.
 *
 * Locks: the job, then the charges, then the note.
 * Refuses: record.notFound · access.forbidden · cdNote.synced, .paid, .invoiced, .jobLocked,
 *   .jobFinished · charge.noProfit
 * Source: rule DN-8.
 */
export async function deleteNote(tx: Tx, actor: Actor, { cdNoteId }: { cdNoteId: string }) {
  const seen = await readNote(tx, actor.companyId, cdNoteId);
  actor.must("accManagement.delete", seen);
  const lines = await getCharges(tx, actor, { documentId: seen.id });
  const chargeIds = lines.map((each) => each.id);
  const charges = await lockCharges(tx, actor, { jobId: seen.jobId, chargeIds });
  // Read again after locking: an invoice may have been issued in between.
  const known = await knownOf(tx, actor, seen, charges);
  const note = await beginVerb(tx, actor, noteSource, { verb: "delete", id: cdNoteId, known });
  await releaseCharges(tx, actor, { slot: "note", documentId: note.id });
  await deleteDocument(tx, actor, noteKind, note.id);
  const { job } = known;
  if (job.noProfit) await refuseProfit(tx, actor, { jobId: job.id });
  if (note.type !== "CREDIT") await noteBilled(tx, actor, job.id);
  await tellOfDeleted(tx, actor, note);
  return { status: true as const, data: true };
}

/** Returns whether this user may delete a note now. */
export async function checkAllowDeleteNote(
  tx: Tx,
  actor: Actor,
  { cdNoteId }: { cdNoteId: string },
): Promise<boolean> {
  try {
    const note = await readNote(tx, actor.companyId, cdNoteId);
    actor.must("accManagement.delete", note);
    const charges = await getCharges(tx, actor, { documentId: note.id });
    return whyNot(noteKind, "delete", note, await knownOf(tx, actor, note, charges)) === null;
  } catch (error) {
    if (error instanceof Refused && error.entry.status === 403) return false;
    throw error;
  }
}

/** The present job of a note, and the document that holds its charges. */
async function knownOf(tx: Tx, actor: Actor, note: Note, charges: readonly Surcharge[]) {
  const { job } = await readNoteContext(tx, actor.companyId, {
    jobId: note.jobId,
    partnerId: note.partnerId,
    hblIds: [],
  });
  const holders = await readDocumentClaims(tx, actor.companyId, [note.id]);
  const other = noteIsHeldBy(note, charges, holders);
  return { job, ...(other ? { heldBy: noteKind.standing(note).heldBy ?? other } : {}) };
}

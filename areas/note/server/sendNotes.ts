import { heldByLedger, sendWithLines } from "@fairway/areas/charge/server/sendWithLines.ts";
import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type {
  checkNoteSynced as checkNoteSyncedCall,
  sendNotes as sendNotesCall,
} from "../contract.ts";
import { whyNotSent } from "../model/whyNotSent.ts";
import { noteSource } from "./noteTable.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";
import { getNotes, readNote, withMay } from "./shownNote.ts";
import { notesAreSent } from "./tellOfNotes.ts";

/**
 * Sends notes to accounting: accounting holds their lines, the notes close, and the accountants are
 * told. A note that was rejected is sent again under its number.
 *
 * Locks: all jobs, then all charges, then the notes in id order.
 * Refuses: record.notFound · access.forbidden · cdNote.synced, .invoiced, .jobCanceled,
 *   .waitsForMoney · charge.taken when another document sent a line
 * Source: rule DN-15, areas/note/README.md
 */
export async function sendNotes(tx: Tx, actor: Actor, ask: Ask<typeof sendNotesCall>) {
  const ids = [...new Set(ask.noteIds)].sort();
  const seen = await getNotes(tx, actor.companyId, ids);
  if (seen.length < ids.length) throw refuse("record.notFound");
  for (const note of seen) actor.must("accManagement.write", note);
  await sendWithLines(tx, actor, noteSource, {
    verb: "send",
    ids,
    slot: "note",
    dataType: "CDNOTE",
    known: (_, lines) => heldByLedger(lines),
    whyNot: (begun) => begun.map(whyNotSent).find((why) => why !== null) ?? null,
    also: { reasonReject: null },
  });
  const notes = await getNotes(tx, actor.companyId, ids);
  await handOver(tx, actor, notesAreSent(notes));
  return { status: true as const, data: notes.map((note) => withMay(actor, note)) };
}

/** Returns whether accounting has a note. Refuses: record.notFound · access.forbidden */
export async function checkNoteSynced(tx: Tx, actor: Actor, ask: Ask<typeof checkNoteSyncedCall>) {
  const note = await readNote(tx, actor.companyId, ask.id);
  await mustSeeJob(tx, actor, note.jobId);
  return note.syncStatus === "Synced";
}

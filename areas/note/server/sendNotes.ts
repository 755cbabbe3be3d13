import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type {
  checkNoteSynced as checkNoteSyncedCall,
  sendNotes as sendNotesCall,
} from "../contract.ts";
import { sideOf } from "../model/note.ts";
import { noteKind } from "../model/noteKind.ts";
import { whyNotSent } from "../model/whyNotSent.ts";
import { chargesOfNotes } from "./chargesOfNotes.ts";
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
  const charges = await lockCharges(tx, actor, {
    chargeIds: await chargesOfNotes(tx, actor.companyId, ids),
  });
  for (const id of ids) await sendNote(tx, actor, id, charges);
  const notes = await getNotes(tx, actor.companyId, ids);
  await handOver(tx, actor, notesAreSent(notes));
  return { status: true as const, data: notes.map((note) => withMay(actor, note)) };
}

async function sendNote(tx: Tx, actor: Actor, id: string, locked: readonly Surcharge[]) {
  const charges = locked.filter(({ claims }) => claims.some((each) => each.documentId === id));
  // The lines were read under their lock, the note is read under its own.
  const others = charges.flatMap((each) => {
    const note = each.claims.find((claim) => claim.documentId === id);
    return (note && claimOn(each, note.side, "ledger")?.documentNo) ?? [];
  });
  const [heldBy] = others;
  const known = heldBy ? { heldBy } : {};
  const note = await beginVerb(tx, actor, noteSource, { verb: "send", id, known });
  const problem = whyNotSent(note);
  if (problem) throw problem;
  const document = { side: sideOf(note.type), slot: "sync", documentId: id } as const;
  await claimCharges(
    tx,
    actor,
    document,
    charges.map((each) => each.id),
  );
  const changes = { syncStatus: "Synced", lastSyncDate: "now", reasonReject: null };
  await updateDocument(tx, actor, noteKind, note, changes);
}

/** Returns whether accounting has a note. Refuses: record.notFound · access.forbidden */
export async function checkNoteSynced(tx: Tx, actor: Actor, ask: Ask<typeof checkNoteSyncedCall>) {
  const note = await readNote(tx, actor.companyId, ask.id);
  await mustSeeJob(tx, actor, note.jobId);
  return note.syncStatus === "Synced";
}

import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { rejectNote as rejectNoteCall } from "../contract.ts";
import { noteKind } from "../model/noteKind.ts";
import { whyNotRejected } from "../model/whyNotSent.ts";
import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { noteSource } from "./noteTable.ts";
import { readNote, shownNote } from "./shownNote.ts";
import { noteIsRejected } from "./tellOfNotes.ts";

/**
 * Sends a note that accounting has back to its author with a reason; the note is open for changes
 * again and is sent again under its number.
 *
 * Locks: the job, then the charges, then the note.
 * Refuses: record.notFound · access.forbidden · record.conflict · cdNote.notSent, .invoiced
 * Source: rule DN-16, areas/note/README.md
 */
export async function rejectNote(tx: Tx, actor: Actor, ask: Ask<typeof rejectNoteCall>) {
  const seen = await readNote(tx, actor.companyId, ask.id);
  actor.must("accManagement.detail", seen);
  actor.mustHave("accManagement.Reject");
  await lockCharges(tx, actor, {
    chargeIds: await chargesHeldBy(tx, actor.companyId, "note", [ask.id]),
  });
  const note = await beginVerb(tx, actor, noteSource, { verb: "reject", id: ask.id });
  const problem = whyNotRejected(note);
  if (problem) throw problem;
  const changes = { syncStatus: "Rejected", reasonReject: ask.reasonReject };
  await updateDocument(tx, actor, noteKind, note, changes, ask.version);
  await releaseCharges(tx, actor, { slot: "sync", documentId: note.id });
  await handOver(tx, actor, noteIsRejected(note));
  return { status: true as const, data: await shownNote(tx, actor, note.id) };
}

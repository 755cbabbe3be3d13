import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lockDocument } from "@fairway/areas/document/server/openDocument.ts";
import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { noteKind } from "../model/noteKind.ts";
import { noteSource } from "./noteTable.ts";
import { noteIsRejected } from "./tellOfNotes.ts";

/** Keeps why the accounting system sent a note back, and tells its author. Locks: the note. */
export async function noteRejected(
  tx: Tx,
  actor: Actor,
  id: string,
  reasonReject: string,
): Promise<void> {
  const note = await lockDocument(tx, actor.companyId, noteSource, id);
  await updateDocument(tx, actor, noteKind, note, { reasonReject });
  await handOver(tx, actor, noteIsRejected(note));
}

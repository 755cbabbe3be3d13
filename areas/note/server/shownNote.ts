import { mayOf } from "@fairway/areas/document/model/documentKind.ts";
import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Note, ShownNote } from "../model/note.ts";
import { noteKind } from "../model/noteKind.ts";
import { noteSource, readNotes } from "./noteTable.ts";

/** A note with the verbs that the user may run. */
export function withMay(actor: Actor, note: Note): ShownNote {
  const { job: _, ...shown } = note;
  return { ...shown, may: mayOf(noteKind, actor, note) };
}

/** Reads one note by its id without checking permissions. Refuses: record.notFound */
export function readNote(tx: Tx, companyId: string, id: string): Promise<Note> {
  return getDocument(tx, companyId, noteSource, id);
}

/** Reads some notes by their ids without checking permissions; a note that does not exist is left out. */
export function getNotes(tx: Tx, companyId: string, ids: readonly string[]): Promise<Note[]> {
  return readNotes(tx, companyId, sql`d.id = any(${[...ids]}::uuid[])`);
}

/** Returns a note after writing it, with the verbs that the user may run. */
export async function shownNote(tx: Tx, actor: Actor, id: string): Promise<ShownNote> {
  return withMay(actor, await readNote(tx, actor.companyId, id));
}

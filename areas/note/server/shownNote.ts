import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { CdNote } from "../model/cdNote.ts";
import { whyNotChangeable, whyNotDeletable } from "../model/whyNotChangeable.ts";
import { readNotes } from "./cdNoteTable.ts";

const openJob = { jobNo: "", isLocked: false, currentStatus: "" };

/** A note with what the asking person may do with it. */
export function withMay(actor: Actor, note: CdNote): CdNote & { may: string[] } {
  const may: string[] = ["print"];
  if (actor.may("accManagement.write", note) && !whyNotChangeable(note, openJob))
    may.push("update");
  if (actor.may("accManagement.delete", note) && !whyNotDeletable(note, openJob))
    may.push("delete");
  const invoices = actor.reach("accManagement.Invoice") !== "None";
  if (invoices && note.type !== "CREDIT" && note.paymentStatus === null) may.push("issueInvoice");
  return { ...note, may };
}

/** Reads one note by its id without checking permissions. Refuses: record.notFound */
export async function readNote(tx: Tx, companyId: string, id: string): Promise<CdNote> {
  const [note] = await readNotes(tx, companyId, sql`n.id = ${id}`);
  if (!note) throw refuse("record.notFound");
  return note;
}

/** The note just written, as the person may see it. */
export async function shownNote(tx: Tx, actor: Actor, id: string) {
  return withMay(actor, await readNote(tx, actor.companyId, id));
}

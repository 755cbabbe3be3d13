import type { Note } from "@fairway/areas/note/model/note.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseInvoice } from "./refusals.ts";

/** Returns the refusal of invoices over the open lines of a note, or null. Source: rule IN-11. */
export function whyNoteNotInvoiced(
  note: Pick<Note, "code" | "type" | "status" | "paymentStatus" | "issuedFor">,
  openLines: number,
): Refused | null {
  const { code } = note;
  if (note.type === "CREDIT") return refuseInvoice("invoice.creditNote", { code });
  if (note.status === "New" && note.paymentStatus !== null) {
    return refuseInvoice("invoice.notePrepaid", { code });
  }
  if (openLines > 0) return null;
  return refuseInvoice("invoice.noteDone", { code, documentNo: note.issuedFor ?? "" });
}

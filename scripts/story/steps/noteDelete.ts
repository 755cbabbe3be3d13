import { deleteNote } from "@fairway/areas/note/contract.ts";
import { stepKind, word } from "../stepKind.ts";

/** Deletes a note; its lines are free again. */
export const noteDelete = stepKind({
  fields: { note: word },
  follows: { note: ["note"] },
  async play({ signed, made }, ask) {
    await signed.ask(deleteNote, { cdNoteId: made(ask.note).noteId ?? "" });
    return { output: {} };
  },
});

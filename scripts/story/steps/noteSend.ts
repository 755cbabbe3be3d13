import { sendNotes } from "@fairway/areas/note/contract.ts";
import { sentNote } from "../notes.ts";
import { stepKind, word } from "../stepKind.ts";

/** Sends a note to accounting. */
export const noteSend = stepKind({
  fields: { note: word },
  follows: { note: ["note"] },
  async play({ signed, made }, ask) {
    const noteIds = [made(ask.note).noteId ?? ""];
    const { data } = await signed.ask(sendNotes, { noteIds });
    return { output: sentNote(data[0]) };
  },
});

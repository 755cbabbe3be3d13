import { noteDetails, rejectNote } from "@fairway/areas/note/contract.ts";
import { sentNote } from "../notes.ts";
import { stepKind, word } from "../stepKind.ts";

/** Accounting sends a note back; the server judges a missing reason. */
export const noteReject = stepKind({
  fields: { note: word, reason: word.optional() },
  follows: { note: ["note"] },
  async play({ signed, made }, ask) {
    const { jobId, noteNo = "" } = made(ask.note);
    const { id, version } = await signed.ask(noteDetails, { jobId, cdNo: noteNo });
    const { data } = await signed.ask(rejectNote, {
      id,
      version,
      reasonReject: ask.reason ?? "",
    });
    return { output: sentNote(data) };
  },
});

import { noteDetails, updateNote } from "@fairway/areas/note/contract.ts";
import { z } from "zod";
import { ratesAsked, ratesOfNote, shownNote } from "../notes.ts";
import { day, stepKind, word } from "../stepKind.ts";

/** Changes the lines, the day or the rates of a note; what is not given stays. */
export const noteEdit = stepKind({
  fields: {
    note: word,
    add: z.array(word).default([]),
    remove: z.array(word).default([]),
    day: day.optional(),
    /** Null clears a rate; null for all clears each of them. */
    rates: ratesOfNote.nullish(),
    reason: word.optional(),
  },
  follows: { note: ["note"] },
  usesLines: ({ add, remove }) => [...add, ...remove],
  async play({ signed, made, line }, ask) {
    const { jobId, noteNo = "" } = made(ask.note);
    const stored = await signed.ask(noteDetails, { jobId, cdNo: noteNo });
    const removed = ask.remove.map((id) => line(id).id);
    const kept = stored.charges.map((each) => each.id).filter((id) => !removed.includes(id));
    const cleared = stored.rates.map(({ currencyId }) => ({ currencyId, rate: null }));
    const { data } = await signed.ask(updateNote, {
      id: stored.id,
      version: stored.version,
      chargeIds: [...kept, ...ask.add.map((id) => line(id).id)],
      exchangeDate: ask.day ?? null,
      rates: ask.rates === null ? cleared : ratesAsked(ask.rates),
      ...(ask.reason ? { rateReason: ask.reason } : {}),
      note: stored.note,
      flexId: stored.flexId,
    });
    return { output: shownNote(data) };
  },
});

import { addNote } from "@fairway/areas/note/contract.ts";
import { noteTypes } from "@fairway/areas/note/model/note.ts";
import { z } from "zod";
import { ratesAsked, ratesOfNote, shownNote } from "../notes.ts";
import { day, stepKind, word } from "../stepKind.ts";

/** A debit, credit or invoice note over lines of a job. */
export const note = stepKind({
  fields: {
    job: word,
    type: z.enum(noteTypes),
    partner: word,
    lines: z.array(word).min(1),
    day: day.optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    rates: ratesOfNote.optional(),
    /** Why a rate is outside the bound. */
    reason: word.optional(),
  },
  follows: { job: ["job"] },
  usesLines: ({ lines }) => lines,
  async play({ signed, partners, made, line }, ask) {
    const { jobId, service } = made(ask.job);
    const { data } = await signed.ask(addNote, {
      jobId,
      type: ask.type,
      partnerId: (await partners.partner(ask.partner, "Customer")).id,
      chargeIds: ask.lines.map((id) => line(id).id),
      exchangeDate: ask.day ?? null,
      ...(ask.currency ? { currencyId: ask.currency } : {}),
      rates: ratesAsked(ask.rates),
      ...(ask.reason ? { rateReason: ask.reason } : {}),
    });
    return {
      output: shownNote(data),
      made: { jobId, service, noteId: data.id, noteNo: data.code },
    };
  },
});

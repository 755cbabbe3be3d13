import { deleteCharges } from "@fairway/areas/charge/contract.ts";
import { z } from "zod";
import { stepKind, word } from "../stepKind.ts";

/** Deletes charge lines of one job. */
export const deleteLines = stepKind({
  fields: { lines: z.array(word).min(1) },
  follows: {},
  usesLines: ({ lines }) => lines,
  async play({ signed, line }, ask) {
    await signed.ask(deleteCharges, { ids: ask.lines.map((id) => line(id).id) });
    return { output: {} };
  },
});

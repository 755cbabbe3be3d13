import { z } from "zod";
import { readLine, shownLine } from "../chargeLines.ts";
import type { Output } from "../stepKind.ts";
import { stepKind, word } from "../stepKind.ts";

/** Reads charge lines as they are now. */
export const readLines = stepKind({
  fields: { lines: z.array(word).min(1) },
  follows: {},
  usesLines: ({ lines }) => lines,
  async play(ground, ask) {
    const lines: Record<string, Output> = {};
    for (const id of ask.lines) lines[id] = shownLine(await readLine(ground, ground.line(id)));
    return { output: { lines } };
  },
});

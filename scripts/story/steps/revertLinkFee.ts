import { revertLinkFee as revertCall } from "@fairway/areas/linkcharge/contract.ts";
import { z } from "zod";
import { stepKind, word } from "../stepKind.ts";

/** Undoes the links of lines, named on either side; without a link left the job has no linked fees. */
export const revertLinkFee = stepKind({
  fields: { lines: z.array(word).min(1) },
  follows: {},
  usesLines: ({ lines }) => lines,
  async play({ signed, line }, ask) {
    const { data } = await signed.ask(revertCall, { ids: ask.lines.map((name) => line(name).id) });
    return { output: { isLinkFee: data.jobs.some((job) => job.isLinkFee) } };
  },
});

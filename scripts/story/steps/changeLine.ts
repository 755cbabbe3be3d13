import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { z } from "zod";
import { lineFields, lineForm, readLine, shownLine } from "../chargeLines.ts";
import { day, stepKind, word } from "../stepKind.ts";

/** Changes fields of a charge line; the others are sent as they are stored. */
export const changeLine = stepKind({
  fields: { line: word, set: z.strictObject({ ...lineFields, day }).partial() },
  follows: {},
  usesLines: ({ line }) => [line],
  async play(ground, ask) {
    const line = ground.line(ask.line);
    const { day: exchangeDate, ...set } = ask.set;
    const before = { ...(await readLine(ground, line)), rateReason: null };
    const form = await lineForm(ground, line, set);
    const sent = {
      ...chargeLine.parse(before),
      ...form,
      ...(exchangeDate ? { exchangeDate } : {}),
    };
    const asked = { hblid: line.hblid, type: line.type, charges: [sent] };
    const { data } = await ground.signed.ask(addAndUpdate, asked as never);
    const stored = data.find((each) => each.id === line.id);
    if (!stored) throw new Error(`the line ${ask.line} is gone`);
    return { output: { lines: { [ask.line]: shownLine(stored) } } };
  },
});

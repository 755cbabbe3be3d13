import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { z } from "zod";
import { lineFields, lineForm, shownLine } from "../chargeLines.ts";
import { day, stepKind, word } from "../stepKind.ts";

const { charge, unit, unitPrice, currency, partner } = lineFields;
const line = z.strictObject({
  ...z.object(lineFields).partial().shape,
  id: word,
  charge,
  unit,
  unitPrice,
  currency,
  partner,
});

/** New charge lines of one side of a bill, keyed on a day. */
export const charges = stepKind({
  fields: { bill: word, type: z.enum(surchargeTypes), day, lines: z.array(line).min(1) },
  follows: { bill: ["bill"] },
  makesLines: ({ lines }) => lines.map((each) => each.id),
  async play(ground, ask) {
    const { jobId, hblid, service } = ground.made(ask.bill);
    if (!hblid) throw new Error(`${ask.bill} has no bill`);
    const lines = [];
    for (const { id: _, ...each } of ask.lines) {
      lines.push({
        ...(await lineForm(ground, { type: ask.type, service }, each)),
        exchangeDate: ask.day,
      });
    }
    const asked = { hblid, type: ask.type, charges: lines } as never;
    const { data } = await ground.signed.ask(addAndUpdate, asked);
    // The lines of a side are in their order, the new ones last.
    const added = data.slice(-lines.length);
    const shown = ask.lines.map(({ id }, at) => {
      const stored = added[at];
      if (!stored) throw new Error(`the line ${id} was not stored`);
      ground.keepLine(id, { id: stored.id, hblid, jobId, type: ask.type });
      return [id, shownLine(stored)] as const;
    });
    return { output: { lines: Object.fromEntries(shown) } };
  },
});

import { getArrival, updateArrival } from "@fairway/areas/arrival/contract.ts";
import { z } from "zod";
import { amount, day, type Ground, stepKind, word } from "../stepKind.ts";

const line = z.strictObject({
  charge: word,
  quantity: amount,
  unit: word,
  unitPrice: amount,
  currency: word,
  vat: amount.optional(),
  rate: amount.optional(),
  tick: z.boolean().optional(),
});

/** The arrival notice of a bill with its charges. */
export const arrivalNotice = stepKind({
  fields: { bill: word, day, lines: z.array(line).default([]) },
  follows: { bill: ["bill"] },
  async play(ground, ask) {
    const { signed } = ground;
    const { jobId, service, hblid = "" } = ground.made(ask.bill);
    const { version } = await signed.ask(getArrival, { hblid });
    const { data } = await signed.ask(updateArrival, {
      hblid,
      version,
      arrivalFirstNotice: ask.day,
      csArrivalFrieghtCharges: await linesOf(ground, ask.lines),
    });
    const totals = data.totals.map((each) => [each.currencyId, each.total]);
    return {
      output: {
        no: data.arrivalNo,
        totals: Object.fromEntries(totals),
        totalVnd: data.totalVnd,
      },
      made: { jobId, service, hblid },
    };
  },
});

async function linesOf({ entries }: Ground, lines: readonly z.output<typeof line>[]) {
  const charges = [];
  for (const each of lines) {
    charges.push({
      chargeId: await entries.charge(each.charge, "SELL"),
      quantity: each.quantity,
      unitId: await entries.unit(each.unit, "Package"),
      unitPrice: each.unitPrice,
      currencyId: each.currency,
      vatrate: each.vat ?? null,
      exchangeRate: each.rate ?? null,
      rateReason: each.rate ? "Agreed with the customer" : null,
      isTick: each.tick ?? true,
    });
  }
  return charges;
}

import { addAdvance } from "@fairway/areas/advance/contract.ts";
import { advanceTypes, paymentMethods } from "@fairway/areas/advance/model/advance.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { lineFields, lineForm } from "../chargeLines.ts";
import { amount, day, type Ground, stepKind, word } from "../stepKind.ts";

const { charge, quantity, unit, unitPrice, vat } = lineFields;
const line = z.strictObject({
  bill: word,
  amount: amount.optional(),
  advanceType: z.enum(advanceTypes).optional(),
  description: word.optional(),
  /** The charge of a line for a carrier, and the id under which later steps read it. */
  ...z.object({ id: word, charge, quantity, unit, unitPrice, vat }).partial().shape,
});
type Line = z.output<typeof line>;

/**
 * An advance for bills, or for a carrier whose charges its lines are; its requester keeps it until it is
 * sent by `approve` or `deny`.
 */
export const advance = stepKind({
  fields: {
    day,
    currency: z.enum(bookCurrencies),
    payee: word.optional(),
    carrier: word.optional(),
    paymentMethod: z.enum(paymentMethods).optional(),
    lines: z.array(line),
  },
  follows: {},
  makesLines: ({ lines }) => lines.flatMap(({ id }) => id ?? []),
  async play(ground, ask) {
    const { signed, me, partners, made, approvers } = ground;
    const requester = await (await approvers()).requester({ signed, me });
    const payee = ask.carrier ?? ask.payee;
    const bills = ask.lines.map(({ bill }) => made(bill));
    const charges: (object | null)[] = [];
    for (const each of ask.lines) charges.push(await chargeOf(ground, each));
    const { data } = await requester.ask(addAdvance, {
      requestDate: ask.day,
      dueDate: ask.day,
      currencyId: ask.currency,
      payeeId: payee ? (await partners.partner(payee, "Supplier")).id : null,
      advanceFor: ask.carrier ? "HBL" : null,
      ...(ask.paymentMethod ? { paymentMethod: ask.paymentMethod } : {}),
      advanceRequests: ask.lines.map((each, at) => ({
        jobId: bills[at]?.jobId ?? "",
        hblid: bills[at]?.hblid ?? "",
        description: each.description ?? "Advance",
        amount: each.amount ?? "0",
        ...(each.advanceType ? { advanceType: each.advanceType } : {}),
        charge: charges[at] as never,
      })),
    });
    for (const [at, { id }] of ask.lines.entries()) {
      const stored = data.advanceRequests[at];
      if (!id || !stored?.charge?.id) continue;
      const { jobId, hblid } = stored;
      ground.keepLine(id, { id: stored.charge.id, hblid, jobId, type: "BUY" });
    }
    const [first] = bills;
    const { jobId = "", service = "SFE" } = first ?? {};
    return {
      output: {
        advanceNo: data.advanceNo,
        amount: data.amount,
        amountVnd: data.amountVnd,
        amountUsd: data.amountUsd,
        statusApproval: data.statusApproval,
      },
      made: { jobId, service, advanceId: data.id, requester },
    };
  },
});

/** The charge of a line for a carrier; null for any other line. */
async function chargeOf(ground: Ground, each: Line) {
  if (!each.charge) return null;
  const terms = { quantity: "1", ...each };
  return lineForm(ground, { type: "BUY", service: ground.made(each.bill).service }, terms);
}

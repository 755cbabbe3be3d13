import { addSettlement, existingCharges } from "@fairway/areas/settlement/contract.ts";
import { settlementMethods, settlementTypes } from "@fairway/areas/settlement/model/settlement.ts";
import { whoOwes } from "@fairway/areas/settlement/model/settlementAmounts.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { lineFields, lineForm } from "../chargeLines.ts";
import type { Signed } from "../../api/callServer.ts";
import { day, type Ground, stepKind, word } from "../stepKind.ts";

const { charge, unit, unitPrice, currency, partner } = lineFields;
const line = z.strictObject({
  ...z.object(lineFields).partial().shape,
  bill: word,
  type: z.enum(surchargeTypes),
  charge,
  unit,
  unitPrice,
  currency,
  partner,
  advance: word.optional(),
});

/**
 * A settlement of new costs, or of the charges on statements with the advance that each bill names; its
 * requester keeps it until it is sent by `approve` or `deny`.
 */
export const settlement = stepKind({
  fields: {
    day,
    type: z.enum(settlementTypes),
    currency: z.enum(bookCurrencies),
    paymentMethod: z.enum(settlementMethods).optional(),
    lines: z.array(line).default([]),
    of: z.array(word).default([]),
    advance: z.record(word, word).default({}),
  },
  follows: {},
  async play(ground, ask) {
    const { signed, me, made, approvers } = ground;
    const requester = await (await approvers()).requester({ signed, me });
    const isDirect = ask.type === "DIRECT";
    const lines = isDirect
      ? await directLines(ground, ask)
      : await existingLines(ground, requester, ask);
    const { data } = await requester.ask(addSettlement, {
      requestDate: ask.day,
      dueDate: ask.day,
      settlementType: ask.type,
      currencyId: ask.currency,
      ...(ask.paymentMethod ? { paymentMethod: ask.paymentMethod } : {}),
      [isDirect ? "direct" : "existing"]: lines,
    } as never);
    const [first] = [...ask.lines.map(({ bill }) => bill), ...ask.of].map((step) => made(step));
    const { jobId = "", service = "SFE" } = first ?? {};
    const jobIds = new Set(data.groups.map((group) => group.jobId));
    const bills = [...jobIds].flatMap((each) => ground.billsOf(each));
    const stepOfBill = new Map(bills.map(([step, hblid]) => [hblid, step]));
    const named = [...ask.lines.map(({ advance }) => advance), ...Object.values(ask.advance)];
    const stepOfAdvance = new Map(
      named.flatMap((advance) => (advance ? [[made(advance).advanceId, advance]] : [])),
    );
    return {
      output: {
        settlementNo: data.settlementNo,
        amount: data.amount,
        amountVnd: data.amountVnd,
        amountUsd: data.amountUsd,
        advanceAmount: data.advanceAmount,
        balanceAmount: data.balanceAmount,
        owes: whoOwes(data.balanceAmount),
        paymentMethod: data.paymentMethod,
        groups: data.groups.map((group) => ({
          bill: stepOfBill.get(group.hblid) ?? group.hblid,
          advance: group.advanceId && (stepOfAdvance.get(group.advanceId) ?? group.advanceNo),
          advanceAmount: group.advanceAmount,
          amount: group.amount,
          balance: group.balance,
        })),
        statusApproval: data.statusApproval,
      },
      made: {
        jobId,
        service,
        requester,
        settlementId: data.id,
        clears: [...new Set(stepOfAdvance.values())],
      },
    };
  },
});

/** The fields of a settlement step that say what is settled. */
interface Settled {
  readonly day: string;
  readonly lines: readonly z.output<typeof line>[];
  readonly of: readonly string[];
  readonly advance: Readonly<Record<string, string>>;
}

async function directLines(ground: Ground, { day: exchangeDate, lines }: Settled) {
  const { made } = ground;
  const direct: object[] = [];
  for (const { bill, type, advance, ...each } of lines) {
    const { hblid, service } = made(bill);
    const advanceId = advance ? made(advance).advanceId : null;
    const form = await lineForm(ground, { type, service }, each);
    direct.push({ ...form, hblid, type, exchangeDate, advanceId });
  }
  return direct;
}

async function existingLines({ made }: Ground, requester: Signed, ask: Settled) {
  const soaNos = ask.of.map((step) => made(step).soano ?? step);
  const charges = await requester.ask(existingCharges, { soaNos });
  const advances = new Map(
    Object.entries(ask.advance).map(([bill, step]) => [made(bill).hblid, made(step).advanceId]),
  );
  return charges.map(({ chargeId, hblid }) => ({
    chargeId,
    advanceId: advances.get(hblid) ?? null,
  }));
}

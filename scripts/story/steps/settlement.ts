import { addSettlement } from "@fairway/areas/settlement/contract.ts";
import { settlementMethods } from "@fairway/areas/settlement/model/settlement.ts";
import { whoOwes } from "@fairway/areas/settlement/model/settlementAmounts.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { lineFields, lineForm } from "../chargeLines.ts";
import { day, stepKind, word } from "../stepKind.ts";

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

/** A settlement of new costs, which its requester keeps until it is sent by `approve` or `deny`. */
export const settlement = stepKind({
  fields: {
    day,
    type: z.literal("DIRECT"),
    currency: z.enum(bookCurrencies),
    paymentMethod: z.enum(settlementMethods).optional(),
    lines: z.array(line).min(1),
  },
  follows: {},
  async play(ground, ask) {
    const { signed, me, made, approvers } = ground;
    const requester = await (await approvers()).requester({ signed, me });
    const direct = [];
    for (const { bill, type, advance, ...each } of ask.lines) {
      const { hblid, service } = made(bill);
      direct.push({
        ...(await lineForm(ground, { type, service }, each)),
        hblid,
        type,
        exchangeDate: ask.day,
        advanceId: advance ? made(advance).advanceId : null,
      });
    }
    const { data } = await requester.ask(addSettlement, {
      requestDate: ask.day,
      dueDate: ask.day,
      settlementType: ask.type,
      currencyId: ask.currency,
      ...(ask.paymentMethod ? { paymentMethod: ask.paymentMethod } : {}),
      direct,
    } as never);
    const [first] = ask.lines.map(({ bill }) => made(bill));
    const { jobId = "", service = "SFE" } = first ?? {};
    const stepOfBill = new Map(ask.lines.map(({ bill }) => [made(bill).hblid, bill]));
    const stepOfAdvance = new Map(
      ask.lines.flatMap(({ advance }) => (advance ? [[made(advance).advanceId, advance]] : [])),
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
        settlementNo: data.settlementNo,
        clears: [...new Set(stepOfAdvance.values())],
      },
    };
  },
});

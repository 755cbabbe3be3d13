import { addAdvance } from "@fairway/areas/advance/contract.ts";
import { advanceTypes, paymentMethods } from "@fairway/areas/advance/model/advance.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { amount, day, stepKind, word } from "../stepKind.ts";

/** An advance for bills, which its requester keeps until it is sent by `approve` or `deny`. */
export const advance = stepKind({
  fields: {
    day,
    currency: z.enum(bookCurrencies),
    payee: word.optional(),
    paymentMethod: z.enum(paymentMethods).optional(),
    lines: z.array(
      z.strictObject({
        bill: word,
        amount,
        advanceType: z.enum(advanceTypes).optional(),
        description: word.optional(),
      }),
    ),
  },
  follows: {},
  async play({ signed, me, partners, made, approvers }, ask) {
    const requester = await (await approvers()).requester({ signed, me });
    const bills = ask.lines.map(({ bill }) => made(bill));
    const { data } = await requester.ask(addAdvance, {
      requestDate: ask.day,
      dueDate: ask.day,
      currencyId: ask.currency,
      payeeId: ask.payee ? (await partners.partner(ask.payee, "Supplier")).id : null,
      ...(ask.paymentMethod ? { paymentMethod: ask.paymentMethod } : {}),
      advanceRequests: ask.lines.map((line, at) => ({
        jobId: bills[at]?.jobId ?? "",
        hblid: bills[at]?.hblid ?? "",
        description: line.description ?? "Advance",
        amount: line.amount,
        ...(line.advanceType ? { advanceType: line.advanceType } : {}),
      })),
    });
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

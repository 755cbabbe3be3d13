import {
  addInvoice,
  chargesForInvoice,
  chargesForVoucher,
} from "@fairway/areas/invoice/contract.ts";
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import type { z } from "zod";
import { z as zod } from "zod";
import { readLine } from "./chargeLines.ts";
import { amount, day, type Ground, type Played, word } from "./stepKind.ts";

/** The fields of an invoice and a voucher: its lines, or the papers that name them. */
export const billingFields = {
  day,
  lines: zod.array(word).min(1).optional(),
  of: zod.array(word).min(1).optional(),
  currency: zod.enum(bookCurrencies).optional(),
  paymentTerm: zod.number().optional(),
  excRateUsdToLocal: amount.optional(),
};

type Asked = z.output<z.ZodObject<typeof billingFields>>;
type Sent = Partial<z.input<typeof addInvoice.body>> & { readonly type: ShownInvoice["type"] };

/** The charges of a step with their partner: its lines, or all that its papers have left. */
async function chargesOf(ground: Ground, ask: Asked, type: Sent["type"]) {
  if (ask.lines) {
    const read = await Promise.all(ask.lines.map((id) => readLine(ground, ground.line(id))));
    const [first] = read;
    const isPaid = type === "Voucher" && first?.type === "OBH";
    const partnerId = (isPaid ? first?.payerId : first?.paymentObjectId) ?? "";
    return { partnerId, chargeIds: read.map(({ id }) => id) };
  }
  const made = (ask.of ?? []).map((id) => ground.made(id));
  const numbers = <Name extends "noteNo" | "soano" | "jobNo" | "hwbno" | "settlementNo">(
    name: Name,
  ) => made.flatMap((each) => each[name] ?? []);
  const references = {
    cdNotes: numbers("noteNo"),
    soaNos: numbers("soano"),
    jobNos: numbers("jobNo"),
    hbls: numbers("hwbno"),
  };
  const offered =
    type === "Voucher"
      ? await ground.signed.ask(chargesForVoucher, {
          ...references,
          settlementNos: numbers("settlementNo"),
        })
      : await ground.signed.ask(chargesForInvoice, { ...references, type });
  const [first] = offered;
  return {
    partnerId: first?.partnerId ?? "",
    chargeIds: (first?.charges ?? []).map(({ id }) => id),
  };
}

/** Issues an invoice or a voucher and shows what it comes to. */
export async function issue(
  ground: Ground,
  ask: Asked,
  more: Sent,
): Promise<Played & { readonly issued: ShownInvoice }> {
  const charges = await chargesOf(ground, ask, more.type);
  const { data } = await ground.signed.ask(addInvoice, {
    ...charges,
    ...(ask.currency ? { currencyId: ask.currency } : {}),
    ...(ask.paymentTerm === undefined ? {} : { paymentTerm: ask.paymentTerm }),
    ...(ask.excRateUsdToLocal ? { excRateUsdToLocal: ask.excRateUsdToLocal } : {}),
    date: ask.day,
    ...more,
  } as never);
  return {
    issued: data,
    output: {
      totalAmount: data.totalAmount,
      totalVnd: data.totalAmountVnd,
      paymentDueDate: data.paymentDueDate,
      paymentStatus: data.paymentStatus,
    },
    made: { jobId: "", service: "SFE", invoiceId: data.id },
  };
}

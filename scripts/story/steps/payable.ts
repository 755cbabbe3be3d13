import { agePayables, pagePayables } from "@fairway/areas/payable/contract.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { day, stepKind, word } from "../stepKind.ts";

/** What we owe to a partner at the end of a day, with its ages in VND. */
export const payable = stepKind({
  fields: { partner: word, day },
  follows: {},
  async play({ signed, partners, stepOfInvoice }, { partner, day: toPaymentDate }) {
    const { id: partnerId } = await partners.partner(partner, "Customer");
    const { data } = await signed.ask(pagePayables, {
      partnerId,
      toPaymentDate,
      page: 1,
      size: 100,
    });
    const ages = await signed.ask(agePayables, { partnerId, day: toPaymentDate });
    const total = (
      name: "remainAmountVnd" | "notDue" | "over1To15" | "over16To30" | "over30",
    ): string => sum(ages.map((each) => each[name])).toFixed();
    const rows = data.map((row) => [
      stepOfInvoice(row.voucherId),
      {
        transactionType: row.transactionType,
        total: row.totalAmount,
        paid: row.paymentAmount,
        remain: row.remainAmount,
        remainVnd: row.remainAmountVnd,
        paymentStatus: row.paymentStatus,
      },
    ]);
    return {
      output: {
        rows: Object.fromEntries(rows),
        remainVnd: total("remainAmountVnd"),
        notDue: total("notDue"),
        over1To15: total("over1To15"),
        over16To30: total("over16To30"),
        over30: total("over30"),
      },
    };
  },
});

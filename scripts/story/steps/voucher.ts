import { voucherTypes } from "@fairway/areas/invoice/model/invoice.ts";
import { z } from "zod";
import { billingFields, issue } from "../billing.ts";
import { stepKind } from "../stepKind.ts";

/** A voucher over what we owe, by lines or by papers; it is due after 30 days unless one is said. */
export const voucher = stepKind({
  fields: { ...billingFields, voucherType: z.enum(voucherTypes).optional() },
  follows: {},
  usesLines: ({ lines }) => lines ?? [],
  async play(ground, { voucherType, paymentTerm = 30, ...ask }) {
    const { issued, ...played } = await issue(
      ground,
      { ...ask, paymentTerm },
      {
        type: "Voucher",
        ...(voucherType ? { voucherType } : {}),
      },
    );
    return { ...played, output: { ...played.output, transactionType: issued.transactionType } };
  },
});

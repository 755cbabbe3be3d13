import { invoiceTypes } from "@fairway/areas/invoice/model/invoice.ts";
import { z } from "zod";
import { billingFields, issue } from "../billing.ts";
import { stepKind } from "../stepKind.ts";

/** A VAT invoice or an on-behalf invoice over lines, or over what papers have left. */
export const invoice = stepKind({
  fields: { ...billingFields, type: z.enum(invoiceTypes).optional() },
  follows: {},
  usesLines: ({ lines }) => lines ?? [],
  async play(ground, ask) {
    const { issued: _, ...played } = await issue(ground, ask, { type: ask.type ?? "Invoice" });
    return played;
  },
});

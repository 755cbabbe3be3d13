import { receiptClasses, receiptMethods } from "@fairway/areas/receipt/model/receipt.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { debitsOf, post, target } from "../receipts.ts";
import { amount, day, stepKind, word } from "../stepKind.ts";

/** Money from a customer, its advance or both, and the invoices that it clears. */
export const receipt = stepKind({
  fields: {
    day,
    customer: word,
    class: z.enum(receiptClasses).optional(),
    method: z.enum(receiptMethods).optional(),
    currency: z.enum(bookCurrencies),
    amount: amount.optional(),
    /** The used part of the customer's advance. */
    advance: amount.optional(),
    rate: amount.optional(),
    clears: z.array(target).default([]),
  },
  follows: {},
  async play(ground, ask) {
    const { id: customerId } = await ground.partners.partner(ask.customer, "Customer");
    const debits = await debitsOf(ground, customerId, ask.clears);
    const sent = {
      customerId,
      class: ask.class ?? "Clear Debit",
      currencyId: ask.currency,
      paidAmount: ask.amount ?? "0",
      cusAdvanceAmount: ask.advance ?? "0",
      ...(ask.method ? { paymentMethod: ask.method } : {}),
    };
    const { receipt: _, ...played } = await post(ground, ask, sent, { debits });
    return played;
  },
});

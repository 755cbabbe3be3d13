import { localCurrency } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { creditsOf, debitsOf, post, target, usedCredits } from "../receipts.ts";
import { amount, day, stepKind, word } from "../stepKind.ts";

/** What we owe to a customer pays what the customer owes; it is in the currency of the credits. */
export const netoff = stepKind({
  fields: {
    day,
    customer: word,
    debits: z.array(target).min(1),
    credits: z.array(target).min(1),
    rate: amount.optional(),
  },
  follows: {},
  async play(ground, ask) {
    const { id: customerId } = await ground.partners.partner(ask.customer, "Customer");
    const debits = await debitsOf(ground, customerId, ask.debits);
    const { credits, currency } = await creditsOf(ground, customerId, ask.credits);
    const sent = {
      customerId,
      class: "Net Off" as const,
      currencyId: currency ?? localCurrency,
      paymentMethod: "Other" as const,
    };
    const { receipt, ...played } = await post(ground, ask, sent, { debits, credits });
    return { ...played, output: { ...played.output, credits: usedCredits(receipt, credits) } };
  },
});

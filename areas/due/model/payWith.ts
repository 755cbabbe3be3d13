import { Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { z } from "zod";
import { clearPool, type OpenDue, owed, type Pool, takenOf } from "./clearPool.ts";
import { clearedAmounts } from "./clearedAmounts.ts";
import { summed, type Worth } from "./worth.ts";

/** What pays: new money, advances and credits, in the currency of the money. */
export interface Means extends Pick<Pool, "currencyId" | "excRateUsdToLocal"> {
  readonly paid: DecimalText;
  /** The most that may be used of the advances. */
  readonly advance: DecimalText;
  /** Items that we owe, in the order in which they are used; `asked` is the most of each. */
  readonly credits: readonly OpenDue[];
}

const { totalPaid, totalPaidVnd, totalPaidUsd, balanceVnd, balanceUsd } = clearedAmounts;

/** The used part of a credit, and what it pays in the currency of the money. */
export const creditAmounts = {
  creditAmount: z.string(),
  totalPaid,
  totalPaidVnd,
  totalPaidUsd,
  balanceVnd,
  balanceUsd,
};

const creditUse = z.object({ id: z.string(), ...creditAmounts });
export type CreditUse = Readonly<z.infer<typeof creditUse>>;

/** What is used of each of the means. */
export interface Spending {
  readonly pool: Pool;
  readonly credits: readonly CreditUse[];
  readonly advance: DecimalText;
  readonly creditAmount: DecimalText;
}

/**
 * Finds what is used of money, credits and advances to clear items. Money pays first and all of it;
 * then credits in their order, then advances, both only as far as they clear.
 *
 * Unit: the currency of the money; a credit in the other currency is converted at its rate.
 * Shape: the pool has the own value of the credits; that of the used advance is added by the caller.
 * Source: rules DU-5, DU-7 and DU-17, areas/due/README.md
 */
export function payWith(means: Means, dues: readonly OpenDue[]): Spending {
  const { currencyId, excRateUsdToLocal, paid } = means;
  const rated = { currencyId, excRateUsdToLocal };
  const most = means.credits.map((credit) =>
    credit.asked === null
      ? owed(credit, rated)
      : Decimal.min(decimal(credit.asked), owed(credit, rated)),
  );
  const all = sum([paid, means.advance, ...most]);
  const { left } = clearPool({ ...rated, amount: all.toFixed() }, dues);
  let rest = Decimal.max(all.minus(left).minus(paid), 0);
  const credits = means.credits.map((credit, at): CreditUse => {
    const wish = Decimal.min(most[at] ?? 0, rest);
    const taken = takenOf(credit, wish, rated);
    // A part below the smallest unit of the credit's currency is not used.
    const take = decimal(taken.totalPaid).isZero() ? new Decimal(0) : wish;
    rest = rest.minus(take);
    return { id: credit.id, creditAmount: amountText(money(take, currencyId)), ...taken };
  });
  const advance = Decimal.min(rest, means.advance);
  const creditAmount = sum(credits.map((each) => each.creditAmount));
  const amount = decimal(paid).plus(creditAmount).plus(advance);
  const own = credits
    .map((each, at): Worth => {
      const isKnown = means.credits[at]?.openUsd !== null;
      const amountUsd = isKnown ? each.totalPaidUsd : null;
      return { amount: each.creditAmount, amountVnd: each.totalPaidVnd, amountUsd };
    })
    .filter((each) => !decimal(each.amount).isZero());
  return {
    pool: {
      ...rated,
      amount: amountText(money(amount, currencyId)),
      ...(own.length > 0 ? { ahead: summed(own) } : {}),
    },
    credits,
    advance: amountText(money(advance, currencyId)),
    creditAmount: amountText(money(creditAmount, currencyId)),
  };
}

import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import {
  amountIn,
  plusKnown,
  type SumOfOne,
  type ToVnd,
} from "@fairway/areas/agreement/model/amountIn.ts";

/** Our debt to a partner in one currency; null when an amount is unknown in it. */
export interface PayableTotals {
  readonly currency: string;
  readonly creditAmount: DecimalText | null;
  readonly creditPaidAmount: DecimalText | null;
  readonly creditAdvanceAmount: DecimalText | null;
  readonly creditUnpaidAmount: DecimalText | null;
}

/**
 * Our debt to a partner: owed, paid and open, and what we paid in advance.
 *
 * Shape: owed is the sum of paid and open; advances are separate.
 * Source: rules BL-4, BL-6, areas/balance/README.md
 */
export function payableTotals(
  currency: string,
  dues: {
    readonly owed: readonly SumOfOne[];
    readonly paid: readonly SumOfOne[];
    readonly ahead: readonly SumOfOne[];
  },
  toVnd: ToVnd,
): PayableTotals {
  const whole = (sums: readonly SumOfOne[]) =>
    plusKnown(sums.map((each) => amountIn(currency, each, toVnd)));
  const owed = whole(dues.owed);
  const paid = whole(dues.paid);
  const ahead = whole(dues.ahead);
  const unpaid = owed === null || paid === null ? null : owed.minus(paid);
  const said = (amount: ReturnType<typeof decimal> | null) =>
    amount === null ? null : amountText(money(amount, currency));
  return {
    currency,
    creditAmount: said(owed),
    creditPaidAmount: said(paid),
    creditAdvanceAmount: said(ahead),
    creditUnpaidAmount: said(unpaid),
  };
}

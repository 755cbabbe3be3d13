import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import {
  amountIn,
  plusKnown,
  type SumOfOne,
  type ToVnd,
} from "@fairway/areas/agreement/model/amountIn.ts";

/** What we owe a partner in one currency; null when an amount is not known in it. */
export interface PayableTotals {
  readonly currency: string;
  readonly creditAmount: DecimalText | null;
  readonly creditPaidAmount: DecimalText | null;
  readonly creditAdvanceAmount: DecimalText | null;
  readonly creditUnpaidAmount: DecimalText | null;
}

/**
 * What we owe a partner, what of it is paid, what is still open, and what we paid ahead.
 *
 * Shape: owed is paid and unpaid together; advances are shown separately.
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

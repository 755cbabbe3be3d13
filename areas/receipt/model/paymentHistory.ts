import type { PaymentStatus } from "@fairway/areas/due/model/paymentStatus.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { PaymentEvent } from "./receipt.ts";

/** An invoice as issued. */
export interface IssuedInvoice {
  readonly date: Day;
  readonly currencyId: string;
  readonly totalAmount: string;
  readonly totalAmountVnd: string;
  readonly totalAmountUsd: string | null;
}

/** One posted line on an invoice, in the order of posting; without the receipt's facts if it is not open. */
export interface PostedLine {
  readonly receiptNo: string | null;
  readonly paymentDate: Day;
  readonly paymentMethod: string | null;
  readonly negative: boolean;
  readonly totalPaid: string;
  readonly totalPaidVnd: string;
  readonly totalPaidUsd: string;
  readonly note: string | null;
}

/**
 * Returns the history of an invoice's balance: its issue, each payment and reversal, and the open
 * amount after each.
 */
export function paymentHistory(
  invoice: IssuedInvoice,
  lines: readonly PostedLine[],
): PaymentEvent[] {
  const open = {
    own: decimal(invoice.totalAmount),
    vnd: decimal(invoice.totalAmountVnd),
    usd: invoice.totalAmountUsd === null ? null : decimal(invoice.totalAmountUsd),
  };
  const status = (): PaymentStatus => {
    if (open.own.lte(0)) return "Paid";
    return open.own.lt(invoice.totalAmount) ? "Paid A Part" : "Unpaid";
  };
  const balance = () => ({
    unpaidVnd: amountText(money(open.vnd, localCurrency)),
    unpaidUsd: open.usd && amountText(money(open.usd, secondCurrency)),
    paymentStatus: status(),
  });
  const issued: PaymentEvent = {
    event: "issued",
    receiptNo: null,
    paymentDate: invoice.date,
    paymentMethod: null,
    paidVnd: "0",
    paidUsd: "0.00",
    note: null,
    ...balance(),
  };
  const events = lines.map((line): PaymentEvent => {
    open.own = open.own.minus(line.totalPaid);
    open.vnd = open.vnd.minus(line.totalPaidVnd);
    open.usd = open.usd && open.usd.minus(line.totalPaidUsd);
    return {
      event: line.negative ? "cancel" : "receipt",
      receiptNo: line.receiptNo,
      paymentDate: line.paymentDate,
      paymentMethod: line.paymentMethod,
      paidVnd: line.totalPaidVnd,
      paidUsd: line.totalPaidUsd,
      note: line.note,
      ...balance(),
    };
  });
  return [issued, ...events];
}

import { needsRate, type OpenDue, owed, type Pool } from "@fairway/areas/due/model/clearPool.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { type BookCurrency, decimalsOf, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal, Refused } from "@fairway/core/refusal/refusal.ts";
import { type Day, firstDay } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refusePayable } from "./refusals.ts";

/** What is keyed of a payment. */
interface Keyed {
  readonly currencyId: BookCurrency;
  readonly paymentDate: Day;
  readonly payments: readonly { readonly voucherId: string; readonly amount: string }[];
}

/** An item of a voucher with what is to be paid of it. */
export interface PaidItem extends OpenDue {
  readonly voucherNo: string;
  readonly partnerId: string;
  readonly asked: string;
}

/** The wrong fields of a payment as it is keyed. Rules PY-2 and PY-3 */
export function wrongPayment(
  { currencyId, paymentDate, payments }: Keyed,
  today: Day,
): FieldRefusal[] {
  const ids = payments.map(({ voucherId }) => voucherId);
  const isDay = paymentDate >= firstDay && paymentDate <= today;
  const days = { day: sayDay(paymentDate), first: sayDay(firstDay), last: sayDay(today) };
  return [
    ...(isDay ? [] : [refusePayable.field("paymentDate", "payable.date", days)]),
    ...payments.flatMap(({ voucherId, amount: value }, at) => [
      ...(ids.indexOf(voucherId) === at
        ? []
        : [refusePayable.field(`payments.${at}.voucherId`, "payable.twice")]),
      ...(isMoney(value, currencyId)
        ? []
        : [
            refusePayable.field(`payments.${at}.amount`, "payable.amount", {
              value,
              currency: currencyId,
            }),
          ]),
    ]),
  ];
}

function isMoney(text: string, currency: BookCurrency): boolean {
  const amount = decimal(text);
  return amount.gt(0) && amount.lt(1e15) && amount.decimalPlaces() <= decimalsOf(currency);
}

/**
 * Returns the refusal of a payment of these items, or null: another vendor, no rate, or more than is
 * open.
 *
 * Source: rules PY-2 and PY-4, areas/payable/README.md
 */
export function whyNotPaid(
  partnerId: string,
  pool: Pool,
  items: readonly PaidItem[],
  day: Day,
): Refused | null {
  if (items.some((item) => item.partnerId !== partnerId)) {
    return refusePayable("payable.otherPartner", {}, { field: "payments" });
  }
  if (needsRate(pool, items)) {
    return refuseRate("rate.missing", { currency: secondCurrency, day: sayDay(day) });
  }
  const at = items.findIndex((item) => decimal(item.asked).gt(owed(item, pool)));
  const over = items[at];
  if (!over) return null;
  const open = owed(over, pool).toFixed();
  return refusePayable(
    "payable.overpaid",
    { voucherNo: over.voucherNo, open, currency: pool.currencyId },
    { field: `payments.${at}.amount` },
  );
}

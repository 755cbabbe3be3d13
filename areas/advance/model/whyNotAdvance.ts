import { decimalsOf } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { AdvanceForm } from "./advance.ts";
import { refuseAdvance } from "./refusals.ts";

/** The amounts from which one is no slip of the hand. */
const tooMuch = "1000000000000";

/** Returns what is wrong with an advance as it is keyed, by field. Rule AD-1 */
export function whyNotAdvance(form: AdvanceForm, today: Day): FieldRefusal[] {
  const { currencyId: currency, advanceRequests: lines } = form;
  const decimals = decimalsOf(currency);
  return [
    ...(lines.length === 0 ? [refuseAdvance.field("advanceRequests", "advance.noLines")] : []),
    ...(form.requestDate > today
      ? [refuseAdvance.field("requestDate", "advance.requestAhead", { today: sayDay(today) })]
      : []),
    ...(form.dueDate < form.requestDate
      ? [refuseAdvance.field("dueDate", "advance.dueBefore")]
      : []),
    ...lines.flatMap(({ amount }, at) => {
      const field = `advanceRequests.${at}.amount`;
      const value = decimal(amount);
      if (value.lte(0) || value.gte(tooMuch)) return [refuseAdvance.field(field, "advance.amount")];
      return value.decimalPlaces() > decimals
        ? [refuseAdvance.field(field, "advance.decimals", { currency, decimals })]
        : [];
    }),
  ];
}

/** Returns why a voucher may not have this day, if it may not: it is paid out before it is written. Rule AD-2 */
export function whyNotVoucherDay(
  { voucherDate }: { readonly voucherDate: Day | null },
  today: Day,
  field: string,
): FieldRefusal[] {
  return voucherDate && voucherDate > today
    ? [refuseAdvance.field(field, "advance.voucherAhead", { today: sayDay(today) })]
    : [];
}

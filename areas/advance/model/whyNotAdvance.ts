import { type BookCurrency, decimalsOf } from "@fairway/core/money/currency.ts";
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
  return [
    ...whyNotCarrier(form),
    ...(lines.length === 0 ? [refuseAdvance.field("advanceRequests", "advance.noLines")] : []),
    ...(form.requestDate > today
      ? [refuseAdvance.field("requestDate", "advance.requestAhead", { today: sayDay(today) })]
      : []),
    ...(form.dueDate < form.requestDate
      ? [refuseAdvance.field("dueDate", "advance.dueBefore")]
      : []),
    // The amounts of an advance for a carrier are those of its charges.
    ...(form.advanceFor === null ? whyNotAmounts(lines, currency) : []),
  ];
}

/** Returns what is wrong with the amounts of lines, by field. Rule AD-1 */
export function whyNotAmounts(
  lines: readonly { readonly amount: string }[],
  currency: BookCurrency,
): FieldRefusal[] {
  const decimals = decimalsOf(currency);
  return lines.flatMap(({ amount }, at) => {
    const field = `advanceRequests.${at}.amount`;
    const value = decimal(amount);
    if (value.lte(0) || value.gte(tooMuch)) return [refuseAdvance.field(field, "advance.amount")];
    return value.decimalPlaces() > decimals
      ? [refuseAdvance.field(field, "advance.decimals", { currency, decimals })]
      : [];
  });
}

/** Returns what is wrong with the charges of an advance for a carrier, by field. Rule AD-16 */
function whyNotCarrier({
  advanceFor,
  payeeId,
  advanceRequests: lines,
}: Pick<AdvanceForm, "advanceFor" | "payeeId" | "advanceRequests">): FieldRefusal[] {
  const at = (index: number, name: string) => `advanceRequests.${index}.${name}`;
  if (advanceFor === null) {
    return lines.flatMap(({ charge }, index) =>
      charge ? [refuseAdvance.field(at(index, "charge"), "advance.noCarrier")] : [],
    );
  }
  const first = new Map<string, number>();
  const types = new Map<string, string>();
  return [
    ...(payeeId === null ? [refuseAdvance.field("payeeId", "advance.needsPayee")] : []),
    ...lines.flatMap(({ charge, hblid, advanceType }, index) => {
      if (!charge) return [refuseAdvance.field(at(index, "charge"), "advance.needsCharge")];
      const key = `${hblid} ${charge.chargeId}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, index);
      const type = types.get(hblid) ?? advanceType;
      types.set(hblid, type);
      return [
        ...(before === undefined
          ? []
          : [
              refuseAdvance.field(at(index, "charge.chargeId"), "advance.chargeTwice", {
                line: index + 1,
                first: before + 1,
              }),
            ]),
        ...(type === advanceType
          ? []
          : [refuseAdvance.field(at(index, "advanceType"), "advance.typeOfJob")]),
      ];
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

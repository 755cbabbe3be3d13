import { decimalsOf } from "@fairway/core/money/currency.ts";
import { decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseFreeTime } from "./refusals.ts";
import type { Terms, Tier } from "./terms.ts";

const further = [2, 3, 4, 5] as const;
type No = (typeof further)[number];

/** The tiers of a rule as its form has them: the first one begins on chargeable day 1. */
export type RuleTiers = { readonly price1: DecimalText } & {
  readonly [N in No as `day${N}` | `price${N}`]: DecimalText | null;
};

/** The tiers of a rule in their order. */
export function tiersOfRule(rule: RuleTiers): Tier[] {
  return [
    { day: 1, price: rule.price1 },
    ...further.flatMap((no) => {
      const [day, price] = [rule[`day${no}`], rule[`price${no}`]];
      return day === null || price === null ? [] : [{ day: decimal(day).toNumber(), price }];
    }),
  ];
}

/** The errors of the tiers of a rule, by the fields of its form. Source: rule FT-9 */
export function whyNotRuleTiers(rule: RuleTiers & { readonly currencyId: string }): FieldRefusal[] {
  const halves = further.flatMap((no) => {
    const [day, price] = [rule[`day${no}`], rule[`price${no}`]];
    if ((day ?? null) === null && (price ?? null) === null) return [];
    if ((day ?? null) === null) return [refuseFreeTime.field(`day${no}`, "freeTime.tierHalf")];
    return (price ?? null) === null
      ? [refuseFreeTime.field(`price${no}`, "freeTime.tierHalf")]
      : [];
  });
  if (halves.length > 0) return halves;
  let before = decimal("1");
  const disordered = further.flatMap((no) => {
    const day = rule[`day${no}`];
    if ((day ?? null) === null) return [];
    if (decimal(day).lte(before)) return [refuseFreeTime.field(`day${no}`, "freeTime.tierOrder")];
    before = decimal(day);
    return [];
  });
  const priced = ([1, ...further] as const).flatMap((no) => {
    const price = rule[`price${no}`];
    return (price ?? null) === null ? [] : wrongPrice(`price${no}`, String(price), rule.currencyId);
  });
  return [...disordered, ...priced];
}

/** The errors of the tiers of a job's own terms, by path `terms.tiers.0.price`. Source: rule FT-9 */
export function whyNotTiers({ tiers, currencyId }: Pick<Terms, "tiers" | "currencyId">) {
  return tiers.flatMap(({ day, price }, at) => {
    const isFirst = at === 0;
    const isInOrder = isFirst ? day === 1 : day > (tiers[at - 1]?.day ?? 0);
    return [
      ...(isInOrder ? [] : [refuseFreeTime.field(`terms.tiers.${at}.day`, "freeTime.tierOrder")]),
      ...wrongPrice(`terms.tiers.${at}.price`, price, currencyId),
    ];
  });
}

function wrongPrice(field: string, price: DecimalText, currency: string): FieldRefusal[] {
  const decimals = decimalsOf(currency);
  if (decimal(price).lt(0)) return [refuseFreeTime.field(field, "freeTime.belowZero")];
  return decimal(price).decimalPlaces() > decimals
    ? [refuseFreeTime.field(field, "freeTime.tierDecimals", { currency, decimals })]
    : [];
}

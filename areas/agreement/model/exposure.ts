import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { addDays, type Day, daysBetween } from "@fairway/core/time/day.ts";
import { isExpired } from "./agreement.ts";
import { amountIn, plusKnown, type SumOfOne, type ToVnd } from "./amountIn.ts";
import type { CreditTerms } from "./creditFigures.ts";

/** The terms of an agreement that its exposure is compared with. */
export interface ExposedTerms extends CreditTerms {
  readonly creditLimitRate: DecimalText;
  readonly creditUnlimited: boolean;
  readonly expiredDate: Day | null;
  readonly noDue: boolean;
  /** The limit of the salesman for all guarantees together; null without one. */
  readonly salesmanLimit: DecimalText | null;
}

/** What a customer owes under an agreement, as one statement reads it. */
export interface ExposureSums {
  /** Lines that no invoice holds and open items, by currency. */
  readonly owed: readonly SumOfOne[];
  /** Advances under the agreement, by currency. */
  readonly advances: readonly SumOfOne[];
  /** The first due day of the open items over own lines, and of those on behalf. */
  readonly dueOn: Day | null;
  readonly dueOnObh: Day | null;
  /** The day of the oldest prepaid note that nobody paid or confirmed. */
  readonly unpaidSince: Day | null;
}

/** An agreement is overdue when an item is open for more days than these after its due day. */
export const overdueDays = 30;
/** A prepaid note is overdue when it waits for more days than these. */
export const prepaidDays = 3;

/** The marks of an agreement, the most urgent first. Rule BL-9 */
export const exposureMarks = [
  "isOverLimit",
  "isOverDue",
  "isOverDueObh",
  "isOverDuePrepaid",
  "isExpired",
] as const;

/** What a customer owes under an agreement, and the marks that follow. */
export interface Exposure {
  readonly currency: string;
  /** Null when an amount is unknown. */
  readonly amount: DecimalText | null;
  readonly limit: DecimalText | null;
  /** The share of the limit that is used, in percent; null without a limit or when unknown. */
  readonly rate: DecimalText | null;
  readonly isOverLimit: boolean;
  readonly isOverDue: boolean;
  readonly isOverDueObh: boolean;
  readonly isOverDuePrepaid: boolean;
  readonly isExpired: boolean;
  /** The days since the first due day of open items; 0 when none is past it. */
  readonly daysOverdue: number;
  readonly daysOverdueObh: number;
}

/**
 * Computes the exposure of an agreement and its marks.
 *
 * Shape: an unlimited agreement, one without a limit and one whose debt is unknown are never over
 *   the limit. Guarantees of a salesman with a limit count together and are over it from the rate
 *   on, others above it.
 * Unit: the credit currency; the rate in percent with two decimals.
 * Source: rules BL-8, BL-9, areas/balance/README.md
 */
export function exposureOf(
  terms: ExposedTerms,
  sums: ExposureSums,
  { today, toVnd }: { readonly today: Day; readonly toVnd: ToVnd },
): Exposure {
  const currency = terms.creditCurrency;
  const inCurrency = (parts: readonly SumOfOne[]) =>
    plusKnown(parts.map((each) => amountIn(currency, each, toVnd)));
  const owed = inCurrency(sums.owed);
  const advances = inCurrency(sums.advances);
  const amount = owed === null || advances === null ? null : owed.minus(advances);
  const pooled = isPooled(terms);
  const limit = limitOf(terms);
  const used = amount && limit ? amount.dividedBy(limit).times(100) : null;
  const most = decimal(terms.creditLimitRate);
  const over = used !== null && (pooled ? used.gte(most) : used.gt(most));
  const late = (day: Day | null) => (day && day < today ? daysBetween(day, today) : 0);
  const daysOverdue = late(sums.dueOn);
  const daysOverdueObh = late(sums.dueOnObh);
  return {
    currency,
    amount: amount === null ? null : amountText(money(amount, currency)),
    limit: limit === null ? null : amountText(money(limit, currency)),
    rate: used === null ? null : used.toFixed(2),
    isOverLimit: over && !terms.creditUnlimited,
    isOverDue: daysOverdue > overdueDays,
    isOverDueObh: daysOverdueObh > 0,
    isOverDuePrepaid: sums.unpaidSince !== null && addDays(sums.unpaidSince, prepaidDays) < today,
    isExpired: isExpired(terms, today),
    daysOverdue,
    daysOverdueObh,
  };
}

/** Do the guarantees of the salesman count together? */
export function isPooled({
  contractType,
  salesmanLimit,
}: Pick<ExposedTerms, "contractType" | "salesmanLimit">): boolean {
  return contractType === "Guarantee" && salesmanLimit !== null && decimal(salesmanLimit).gt(0);
}

function limitOf(terms: ExposedTerms): Decimal | null {
  const limits: Readonly<Record<string, DecimalText | null>> = {
    Trial: terms.trialCreditLimited,
    Official: terms.creditLimit,
    Guarantee: isPooled(terms) ? terms.salesmanLimit : terms.creditLimit,
  };
  const limit = decimal(limits[terms.contractType] ?? null);
  return limit.gt(0) ? limit : null;
}

/** The currencies whose rates an exposure needs: none when it is in a currency of the books. */
export function needsRates(currency: string): boolean {
  return currency !== localCurrency && currency !== secondCurrency;
}

import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { addDays, addMonths, type Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseRate } from "./refusals.ts";

const monthsBack = 3 * 12;
const daysAhead = 31;

/**
 * Returns the refusal of an exchange date of a charge line or a note that is far from today, or null.
 *
 * Shape: null is no date. Both bounds are allowed.
 * Source: rule RT-13, areas/rate/README.md
 */
export function whyNotRateDay(day: Day | null, today: Day): Refused | null {
  const from = addMonths(today, -monthsBack);
  const to = addDays(today, daysAhead);
  if (day === null || (day >= from && day <= to)) return null;
  const facts = { day: sayDay(day), from: sayDay(from), to: sayDay(to) };
  return refuseRate("rate.dayFar", facts, { field: "exchangeDate" });
}

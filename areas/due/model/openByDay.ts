import { sum } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { covers, smallest, type Worth } from "./worth.ts";

/** An amount on a day. */
export interface DayWorth extends Worth {
  readonly day: Day;
}

/** What was open of an item at the end of each day with an entry, in the order of the days. */
export type OpenByDay = readonly DayWorth[];

const nothing: Worth = { amount: "0", amountVnd: "0", amountUsd: "0" };

/** The least that is open of an item on a day or any later one. */
export function leastFrom(open: OpenByDay, day: Day): Worth {
  const before: Worth = open.findLast((each) => each.day <= day) ?? nothing;
  return open.filter((each) => each.day > day).reduce(smallest, before);
}

/**
 * The first day, not before `from`, from which a part is open and stays open; null when the item is
 * smaller.
 *
 * Source: rule DU-11, areas/due/README.md
 */
export function firstDayWith(open: OpenByDay, from: Day, part: Worth): Day | null {
  const days = [from, ...open.map(({ day }) => day).filter((day) => day > from)];
  return days.find((day) => covers(leastFrom(open, day), part)) ?? null;
}

/** The running sums of changes, by day; the changes come in any order. */
export function openByDay(changes: readonly DayWorth[]): OpenByDay {
  const isKnown = changes.every(({ amountUsd }) => amountUsd !== null);
  const days = [...new Set(changes.map(({ day }) => day))].sort();
  return days.map((day) => {
    const until = changes.filter((each) => each.day <= day);
    const total = (read: (each: Worth) => string | null) => sum(until.map(read)).toFixed();
    return {
      day,
      amount: total(({ amount }) => amount),
      amountVnd: total(({ amountVnd }) => amountVnd),
      amountUsd: isKnown ? total(({ amountUsd }) => amountUsd) : null,
    };
  });
}

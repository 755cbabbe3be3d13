import { decimalsOf } from "@fairway/core/money/currency.ts";
import { type Decimal, decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import { addDays, type Day, daysBetween } from "@fairway/core/time/day.ts";
import type { BoxDays, FreeTimeKind, Terms, Tier } from "./terms.ts";

/** The office holidays; they are no working days. */
export type Holidays = ReadonlySet<Day>;

/** From when to when a kind runs for a box. */
interface Span {
  readonly start: Day | null;
  /** The day on which it ended or is planned to end; null while neither is known. */
  readonly end: Day | null;
  /** False while the end is planned or unknown. */
  readonly isOver: boolean;
}

/** The free time of one kind of a box. */
export interface Clock {
  readonly firstDay: Day;
  readonly lastFreeDay: Day;
  /** The end, actual or planned; null while it is unknown. */
  readonly end: Day | null;
  readonly isOver: boolean;
}

const events = {
  demurrage: ["discharged", "gateOut"],
  detention: ["gateOut", "emptyIn"],
  storage: ["discharged", "gateOut"],
  combined: ["discharged", "emptyIn"],
} as const satisfies Record<FreeTimeKind, readonly [string, string]>;

/**
 * The days between which a kind runs: demurrage and storage from discharge to gate-out, detention from
 * gate-out to the return of the empty box, combined from discharge to that return. A planned day counts
 * until an actual one is known; a planned end that is past does not, because the box is late.
 *
 * Source: rules FT-2 and FT-3, areas/freetime/README.md
 */
export function spanOf(kind: FreeTimeKind, days: BoxDays, today: Day): Span {
  const [from, to] = events[kind];
  const plannedEnd = days[`${to}Planned`];
  const actualEnd = days[`${to}On`];
  return {
    start: days[`${from}On`] ?? days[`${from}Planned`],
    end: actualEnd ?? (plannedEnd !== null && plannedEnd >= today ? plannedEnd : null),
    isOver: actualEnd !== null,
  };
}

/** The free time of a kind; null before its start is known. Source: rules FT-2 to FT-4 */
export function clockOf(
  kind: FreeTimeKind,
  terms: Terms,
  ask: { readonly days: BoxDays; readonly today: Day; readonly holidays: Holidays },
): Clock | null {
  const { start, end, isOver } = spanOf(kind, ask.days, ask.today);
  if (start === null) return null;
  const firstDay = terms.countsFrom === "next" ? addDays(start, 1) : start;
  return { firstDay, lastFreeDay: lastFreeDay(firstDay, terms, ask.holidays), end, isOver };
}

/** The last of the free days that begin on a day; the day before it where there are none. */
export function lastFreeDay(
  firstDay: Day,
  { freeDays, dayKind }: Pick<Terms, "freeDays" | "dayKind">,
  holidays: Holidays,
): Day {
  if (dayKind === "calendar") return addDays(firstDay, freeDays - 1);
  let last = addDays(firstDay, -1);
  for (let counted = 0; counted < freeDays; ) {
    last = addDays(last, 1);
    if (restOf(last, holidays) === null) counted += 1;
  }
  return last;
}

/** Why a day is no working day; null when it is one. */
export function restOf(day: Day, holidays: Holidays): "weekend" | "holiday" | null {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return "weekend";
  return holidays.has(day) ? "holiday" : null;
}

/** The chargeable days until the end of a day; none after the end of the clock. */
export function chargeableDays({ lastFreeDay: free, end }: Clock, until: Day): number {
  const last = end !== null && end < until ? end : until;
  return Math.max(0, daysBetween(free, last));
}

/** The price of a chargeable day, counted from 1. */
export function priceOfDay(tiers: readonly Tier[], no: number): DecimalText {
  return tiers.findLast((tier) => tier.day <= no)?.price ?? "0";
}

/**
 * What some chargeable days cost together.
 *
 * Shape: exact; the decimals of the currency.
 */
export function costOfDays(
  { tiers, currencyId }: Pick<Terms, "tiers" | "currencyId">,
  days: number,
): DecimalText {
  let total: Decimal = decimal("0");
  for (const [at, { day, price }] of tiers.entries()) {
    const next = tiers[at + 1]?.day ?? days + 1;
    const inTier = Math.min(next - 1, days) - day + 1;
    if (inTier > 0) total = total.plus(decimal(price).times(inTier));
  }
  return total.toFixed(decimalsOf(currencyId));
}

/** What a kind costs a box, seen on a day. */
export interface FreeTimeCost {
  /** Chargeable days and cost until the end of the day. */
  readonly days: number;
  readonly toDate: DecimalText;
  /** The cost until the end of the next day. */
  readonly byTomorrow: DecimalText;
  /** What the day itself and the next one add. */
  readonly today: DecimalText;
  readonly tomorrow: DecimalText;
  /** Chargeable days and cost at the actual or planned end; null while there is none. */
  readonly totalDays: number | null;
  readonly total: DecimalText | null;
}

/** What a kind costs a box on a day and in all. Source: rule FT-5 */
export function costOn(terms: Terms, clock: Clock, on: Day): FreeTimeCost {
  const count = (day: Day) => chargeableDays(clock, day);
  const cost = (days: number) => costOfDays(terms, days);
  const [before, now, after] = [count(addDays(on, -1)), count(on), count(addDays(on, 1))];
  const totalDays = clock.end === null ? null : count(clock.end);
  return {
    days: now,
    toDate: cost(now),
    byTomorrow: cost(after),
    today: minus(cost(now), cost(before)),
    tomorrow: minus(cost(after), cost(now)),
    totalDays,
    total: totalDays === null ? null : cost(totalDays),
  };
}

/**
 * What a kind costs if the box leaves the terminal on a day: demurrage and storage end on it, detention
 * begins on it, combined time is not moved by it. For a box that has left, too: it says what another
 * day would have cost. Null where the cost has no end.
 *
 * Source: rule FT-6
 */
export function costIfPickedUp(
  kind: FreeTimeKind,
  terms: Terms,
  ask: {
    readonly days: BoxDays;
    readonly today: Day;
    readonly holidays: Holidays;
    readonly on: Day;
  },
): DecimalText | null {
  const days = { ...ask.days, gateOutOn: ask.on };
  const clock = clockOf(kind, terms, { ...ask, days });
  if (clock === null || clock.end === null) return null;
  return costOfDays(terms, chargeableDays(clock, clock.end));
}

/** A day of a clock, as the tree of a figure shows it. */
export interface ClockDay {
  readonly day: Day;
  /** The number of the free or chargeable day; a day of rest within free working days has none. */
  readonly no: number | null;
  readonly is: "free" | "weekend" | "holiday" | "charged";
  readonly price: DecimalText;
  /** The cost until the end of the day. */
  readonly sum: DecimalText;
}

/** The most days that the tree of a figure lists. */
export const mostListedDays = 400;

/** Every day of a clock until a day: the reason of its figures. Source: rule FT-7 */
export function daysOfClock(
  terms: Terms,
  clock: Clock,
  ask: { readonly until: Day; readonly holidays: Holidays },
): ClockDay[] {
  const { firstDay, lastFreeDay: free, end } = clock;
  const last = end !== null && end < ask.until ? end : ask.until;
  const count = Math.min(daysBetween(firstDay, last) + 1, mostListedDays);
  const listed: ClockDay[] = [];
  let freeNo = 0;
  for (let at = 0; at < count; at += 1) {
    const day = addDays(firstDay, at);
    if (day > free) {
      const no = daysBetween(free, day);
      const price = plainPrice(terms, priceOfDay(terms.tiers, no));
      listed.push({ day, no, is: "charged", price, sum: costOfDays(terms, no) });
      continue;
    }
    const rest = terms.dayKind === "working" ? restOf(day, ask.holidays) : null;
    if (rest === null) freeNo += 1;
    const none = plainPrice(terms, "0");
    listed.push({ day, no: rest ? null : freeNo, is: rest ?? "free", price: none, sum: none });
  }
  return listed;
}

function plainPrice({ currencyId }: Pick<Terms, "currencyId">, price: DecimalText): DecimalText {
  return decimal(price).toFixed(decimalsOf(currencyId));
}

function minus(one: DecimalText, other: DecimalText): DecimalText {
  const decimals = one.split(".")[1]?.length ?? 0;
  return decimal(one).minus(decimal(other)).toFixed(decimals);
}

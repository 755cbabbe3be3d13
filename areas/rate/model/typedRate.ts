import { id, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { type Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { rateText } from "@fairway/core/money/rate.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { z } from "zod";
import { refuseRate } from "./refusals.ts";

/** The reason for a typed rate outside the bound, in calls. */
export const maybeRateReason = maybeText(500).optional();

/** The reason that a document from before the rule gets later, in calls. */
export const rateReasonAsk = z.object({
  id,
  version: z.number().int(),
  rateReason: needText(500),
});

/** The right to type a rate outside the bound. */
export const outsideRight = "settingExchangeRate.RateOutsideBound";

/** The mark of a record whose typed rate is outside the bound, with the reason that was given. */
export interface RateMark {
  readonly rateOutside: boolean;
  /** Null within the bound, and on records that were written before a reason was required. */
  readonly rateReason: string | null;
}

/** Is the record marked without a reason, as those of before the rule are? */
export function lacksReason({ rateOutside, rateReason }: RateMark): boolean {
  return rateOutside && rateReason === null;
}

/** The mark of a record whose rate is the day's or within the bound. */
export const withinBound: RateMark = { rateOutside: false, rateReason: null };

/** The mark of a record without its other fields. */
export function markOf({ rateOutside, rateReason }: RateMark): RateMark {
  return { rateOutside, rateReason };
}

/**
 * The mark of a document over others: the first mark outside the bound, one without a reason before
 * one with a reason.
 */
export function strictestMark(marks: readonly RateMark[]): RateMark {
  const outside = marks.filter((each) => each.rateOutside);
  return markOf(outside.find((each) => each.rateReason === null) ?? outside[0] ?? withinBound);
}

/** A typed rate with the day whose rate bounds it. */
export interface TypedRate {
  /** The field that a refusal marks. */
  readonly field: string;
  readonly currency: string;
  readonly day: Day;
  readonly rate: DecimalText;
  readonly reason?: string | null | undefined;
  /** The mark of the stored record when it has this rate of this day already. */
  readonly kept?: RateMark | null | undefined;
}

/** A rate with its currency and day. */
interface RateOfDay {
  readonly currency: string;
  readonly day: Day;
  readonly rate: DecimalText | null;
}

/**
 * The mark that a record keeps when it has this rate of this day already, marked or not, so that
 * nobody has to permit it again; null when the rate is to be compared.
 *
 * Source: rule RT-8, areas/rate/README.md
 */
export function keptMark(stored: (RateMark & RateOfDay) | null, typed: RateOfDay): RateMark | null {
  if (!stored || stored.currency !== typed.currency || stored.day !== typed.day) return null;
  if (stored.rate === null || typed.rate === null) return null;
  return decimal(stored.rate).equals(decimal(typed.rate)) ? markOf(stored) : null;
}

/** The day's rate, null when none is known, and the share of the office in percent. */
export interface RateBound {
  readonly ofDay: Decimal | null;
  readonly share: DecimalText;
}

/** Checks whether a rate differs by more than the share; without a day's rate every rate does. */
export function isOutside(rate: DecimalText, { ofDay, share }: RateBound): boolean {
  if (!ofDay) return true;
  return decimal(rate).minus(ofDay).abs().times(100).gt(ofDay.times(share));
}

/**
 * Returns the mark of a record with a typed rate, or the refusal of the rate.
 *
 * Shape: a stored rate keeps its mark; only its reason may change.
 * Source: rule RT-8, areas/rate/README.md
 */
export function markTypedRate(
  typed: TypedRate,
  bound: RateBound,
  mayExceed: boolean,
): { readonly mark: RateMark; readonly wrong: readonly FieldRefusal[] } {
  const { kept } = typed;
  const reason = typed.reason?.trim() || null;
  if (kept) {
    const rateReason = kept.rateOutside && mayExceed && reason ? reason : kept.rateReason;
    return { mark: { rateOutside: kept.rateOutside, rateReason }, wrong: [] };
  }
  if (!isOutside(typed.rate, bound)) return { mark: withinBound, wrong: [] };
  const mark = { rateOutside: true, rateReason: reason };
  if (mayExceed && reason) return { mark, wrong: [] };
  const { ofDay, share } = bound;
  const code = mayExceed
    ? ofDay
      ? "rate.reasonNeeded"
      : "rate.reasonWithoutRate"
    : ofDay
      ? "rate.outsideBound"
      : "rate.noneToCompare";
  const facts = {
    currency: typed.currency,
    day: sayDay(typed.day),
    rate: decimal(typed.rate).toFixed(),
    ofDay: ofDay ? rateText(ofDay) : "",
    share: decimal(share).toFixed(),
    // The server adds who may type the rate.
    ...(code === "rate.outsideBound" ? { holders: 0, namesEn: "", namesVi: "" } : {}),
  };
  return { mark, wrong: [refuseRate.field(typed.field, code, facts)] };
}

/** Checks whether a refusal of a rate asks for its reason. */
export function needsReason(code: string): boolean {
  return code === "rate.reasonNeeded" || code === "rate.reasonWithoutRate";
}

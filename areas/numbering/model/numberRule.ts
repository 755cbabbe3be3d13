import { type Day, yearMonth } from "@fairway/core/time/day.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import { numberText } from "./numberText.ts";

/**
 * How the numbers of a kind are composed: prefix, period, an optional sign between, counted digits.
 */
export interface NumberRule {
  /** The name of the series in the table of counters. */
  readonly series: string;
  readonly period: "year" | "month" | "none";
  readonly between?: string;
  readonly digits: number;
  /** The prefix is a separate field, so the number consists of the counted digits alone. */
  readonly prefixApart?: true;
  /**
   * The series continues after a typed number; without this it fills the numbers before the typed
   * one.
   */
  readonly goesOn?: true;
}

/** One series of a rule: a prefix, and a day of the period. */
export interface SeriesOf {
  readonly rule: NumberRule;
  readonly prefix: string;
  readonly day: Day;
}

/** The maximum distance of a typed number from the last drawn one. */
export const mostAhead = 100;

/** Returns the period of the series: "26", "2611" or "". */
export function periodOf({ rule, day }: SeriesOf): string {
  if (rule.period === "none") return "";
  return rule.period === "year" ? day.slice(2, 4) : yearMonth(day);
}

/** Returns the text before the counted digits. */
export function stemOf(series: SeriesOf): string {
  const { rule, prefix } = series;
  return rule.prefixApart ? "" : `${prefix}${periodOf(series)}${rule.between ?? ""}`;
}

/** Returns a counted number in the pattern of its series. */
export function countedNumber(series: SeriesOf, count: number): string {
  return `${stemOf(series)}${numberText(count, series.rule.digits)}`;
}

/** Returns how many numbers a typed number skips, if `next` is the next number of its series. */
export function skippedBy(series: SeriesOf, next: string, typed: string): number {
  const count = series.rule.goesOn ? readNumber(series, typed) : null;
  return Math.max(0, (count ?? 0) - (readNumber(series, next) ?? 0));
}

/**
 * Reads a typed number of a series, plain digits or the whole pattern in any case; null for any
 * other text.
 */
export function readNumber(series: SeriesOf, typed: string): number | null {
  const text = tidyText(typed).toUpperCase();
  const stem = stemOf(series).toUpperCase();
  const digits = text.startsWith(stem) ? text.slice(stem.length) : text;
  const count = /^[0-9]{1,15}$/.test(digits) ? Number(digits) : 0;
  return count > 0 ? count : null;
}

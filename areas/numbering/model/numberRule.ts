import { type Day, yearMonth } from "@fairway/core/time/day.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import { numberText } from "./numberText.ts";

/** How the numbers of a kind are made: prefix, period, perhaps a sign between, counted digits. */
export interface NumberRule {
  /** The series in the counter's table. */
  readonly series: string;
  readonly period: "year" | "month" | "none";
  readonly between?: string;
  readonly digits: number;
  /** The prefix is a field of its own, so that the number is the counted digits alone. */
  readonly prefixApart?: true;
  /** The series goes on from a typed number; otherwise it fills the numbers before it. */
  readonly goesOn?: true;
}

/** One series of a rule: its prefix, and a day of its period. */
export interface SeriesOf {
  readonly rule: NumberRule;
  readonly prefix: string;
  readonly day: Day;
}

/** How far ahead of the last drawn number a number may be typed. */
export const mostAhead = 100;

/** The period a number of this day counts in: "26", "2611" or "". */
export function periodOf({ rule, day }: SeriesOf): string {
  if (rule.period === "none") return "";
  return rule.period === "year" ? day.slice(2, 4) : yearMonth(day);
}

/** What stands before the counted digits. */
export function stemOf(series: SeriesOf): string {
  const { rule, prefix } = series;
  return rule.prefixApart ? "" : `${prefix}${periodOf(series)}${rule.between ?? ""}`;
}

/** A counted number as people read it. */
export function countedNumber(series: SeriesOf, count: number): string {
  return `${stemOf(series)}${numberText(count, series.rule.digits)}`;
}

/**
 * Reads a typed number of a series, plain digits or the whole pattern in any case; null when it is
 * neither.
 */
export function readNumber(series: SeriesOf, typed: string): number | null {
  const text = tidyText(typed).toUpperCase();
  const stem = stemOf(series).toUpperCase();
  const digits = text.startsWith(stem) ? text.slice(stem.length) : text;
  const count = /^[0-9]{1,15}$/.test(digits) ? Number(digits) : 0;
  return count > 0 ? count : null;
}

import { numberText } from "@fairway/areas/numbering/model/numberText.ts";
import { type Day, yearMonth } from "@fairway/core/time/day.ts";

/** How the numbers of a kind are made: prefix, period, perhaps a sign between, counted digits. */
export interface NumberRule {
  /** The series in the counter's table. */
  readonly series: string;
  readonly period: "year" | "month" | "none";
  readonly between?: string;
  readonly digits: number;
}

/** The period a number of this day counts in: "26", "2611" or "". */
export function periodOf({ period }: NumberRule, day: Day): string {
  return period === "none" ? "" : period === "year" ? day.slice(2, 4) : yearMonth(day);
}

/** A counted number as people read it. */
export function documentNumber(rule: NumberRule, prefix: string, day: Day, count: number): string {
  return `${prefix}${periodOf(rule, day)}${rule.between ?? ""}${numberText(count, rule.digits)}`;
}

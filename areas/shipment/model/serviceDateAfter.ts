import type { DateRule } from "@fairway/areas/service/model/namedRules.ts";
import { type Day, isDay } from "@fairway/core/time/day.ts";

/**
 * Returns the service date after the day that dates a job has changed; null when it stays.
 *
 * Source: rule SH-1
 */
export function serviceDateAfter(
  rule: DateRule,
  now: {
    readonly was: string | null;
    readonly day: string | null;
    readonly serviceDate: Day | null;
  },
): Day | null {
  const { was, day, serviceDate } = now;
  if (day === null || !isDay(day) || day === serviceDate) return null;
  if (rule === "movesServiceDate") return day === was ? null : day;
  return rule === "fillsServiceDate" && !serviceDate ? day : null;
}

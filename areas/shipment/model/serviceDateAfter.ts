import type { DateRule } from "@fairway/areas/service/model/namedRules.ts";
import { type Day, isDay } from "@fairway/core/time/day.ts";
import { leavesMonth } from "./whyNotShipment.ts";

/**
 * Returns the service date after the day that dates a job has changed; null when it stays.
 *
 * A date that filled itself follows until somebody edits it. The service date of a saved job follows
 * within its month only: the month of a saved job is moved by an unlock request.
 */
export function serviceDateAfter(
  rule: DateRule,
  now: {
    readonly was: string | null;
    readonly day: string | null;
    readonly serviceDate: Day | null;
    readonly isSaved: boolean;
  },
): Day | null {
  const { was, day, serviceDate, isSaved } = now;
  if (day === null || !isDay(day) || day === serviceDate) return null;
  if (rule === "movesServiceDate") return day === was ? null : day;
  if (rule !== "fillsServiceDate") return null;
  if (!serviceDate) return day;
  if (serviceDate !== was) return null;
  return isSaved && leavesMonth(serviceDate, day) ? null : day;
}

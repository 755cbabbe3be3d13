import { type Clock, usualWarningHours } from "../model/jobStanding.ts";

let warningHours = usualWarningHours;

/** Sets how many hours before a deadline a job is warned, once, when the server starts. */
export function warnBefore(hours: number): void {
  warningHours = hours;
}

/** The present clock. */
export function clockNow(): Clock {
  return { now: new Date().toISOString(), warningHours };
}

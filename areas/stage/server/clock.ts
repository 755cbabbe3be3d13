import { type Clock, usualWarningHours } from "../model/jobStanding.ts";

let warningHours = usualWarningHours;

/** Says how many hours before a deadline a job is warned, once, when the server starts. */
export function warnBefore(hours: number): void {
  warningHours = hours;
}

/** The clock of this moment. */
export function clockNow(): Clock {
  return { now: new Date().toISOString(), warningHours };
}

import { warningHoursOf } from "@fairway/areas/organisation/server/officeSettings.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type Clock, usualWarningHours } from "../model/jobStanding.ts";

let warningHours = usualWarningHours;

/** Sets how many hours before a deadline a job is warned, once, when the server starts. */
export function warnBefore(hours: number): void {
  warningHours = hours;
}

/** The present clock as an office has it, which may say itself when its jobs are warned. Rule OP-5 */
export async function clockOf(
  tx: Tx,
  at: { readonly companyId: string },
  officeId: string,
): Promise<Clock> {
  const clock = clockNow();
  return { ...clock, warningHours: (await warningHoursOf(tx, at, officeId)) ?? clock.warningHours };
}

/** The present clock. */
export function clockNow(): Clock {
  return { now: new Date().toISOString(), warningHours };
}

import { addDays, type Day } from "@fairway/core/time/day.ts";

/** When the jobs of a service of an office lock. */
export interface LockSetting {
  /** The day of the month after the service month; a shorter month locks on its last day. */
  readonly lockDate: number;
  /** Unit: days after the job was unlocked. */
  readonly lockAfterUnlocking: number;
}

/**
 * The first day on which a job is locked automatically.
 *
 * Shape: `unlockedOn` is the day of its last unlocking in the time zone of its office, or null.
 * Source: rule UN-8
 */
export function locksOn(
  { lockDate, lockAfterUnlocking }: LockSetting,
  { serviceDate, unlockedOn }: { readonly serviceDate: Day; readonly unlockedOn: Day | null },
): Day {
  if (unlockedOn) return addDays(unlockedOn, lockAfterUnlocking);
  const [year = 0, month = 0] = serviceDate.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const limit = new Date(Date.UTC(year, month, Math.min(lockDate, lastDay)));
  return addDays(limit.toISOString().slice(0, 10), 1);
}

/** Checks whether a day is in the month of another or later, year and month compared. Rule UN-6 */
export const isMonthOpen = (day: Day, today: Day): boolean => day.slice(0, 7) >= today.slice(0, 7);

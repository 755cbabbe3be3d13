import { isDay } from "@fairway/core/time/day.ts";
import { sayDay, sayInstant } from "@fairway/core/words/dates.ts";

/** Writes a day as a day and an instant with its time. */
export function sayWhen(when: string, timeZone: string): string {
  return isDay(when) ? sayDay(when) : sayInstant(when, timeZone);
}

import type { Day } from "@fairway/core/time/day.ts";
import { readDay } from "./readDay.ts";

/** Reads a time as people type it, as `HH:mm`; null when it is none: `17:30`, `1730`, `17h30`, `9h`. */
function readTime(typed: string): string | null {
  const match = /^(\d{1,2})[:h.]?(\d{2})?$/i.exec(typed);
  const [, hour = "", minute = "00"] = match ?? [];
  if (!match || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}

/**
 * Reads a day with a time as people type them, in either order; null when they are none:
 * `5/12 14:00`, `14:00 05/12/2026`, `+1 9h`. Without a time it is null.
 */
export function readDayAndTime(
  typed: string,
  today: Day,
): { readonly day: Day; readonly time: string | null } | null {
  const text = typed.trim();
  const whole = readDay(text, today);
  if (whole) return { day: whole, time: null };
  const [, before = "", last = ""] = /^(.*)\s(\S+)$/.exec(text) ?? [];
  const [, first = "", after = ""] = /^(\S+)\s(.*)$/.exec(text) ?? [];
  const readAs = (day: Day | null, time: string | null) => (day && time ? { day, time } : null);
  return (
    readAs(readDay(before, today), readTime(last)) ?? readAs(readDay(after, today), readTime(first))
  );
}

import { addDays, type Day, daysBetween, isDay } from "@fairway/core/time/day.ts";

/**
 * Reads a day as people type it; null when it is none: `5/12`, `0512`, `051226`, `05122026`,
 * `05/12/2026`, `2026-12-05`, `+7` (days from today) and `t` (today).
 *
 * A day without a year is the one nearest to today.
 */
export function readDay(typed: string, today: Day): Day | null {
  const text = typed.trim();
  if (isDay(text)) return text;
  if (/^t$/i.test(text)) return today;
  const days = /^[-+]\d{1,4}$/.test(text) ? addDays(today, Number(text)) : null;
  if (days) return isDay(days) ? days : null;
  const match = partsOf(text);
  if (!match) return null;
  const [, date = "", month = "", year] = match;
  const inYear = (full: string) => `${full}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  if (year) {
    const day = inYear(year.length === 2 ? `20${year}` : year);
    return isDay(day) ? day : null;
  }
  const thisYear = Number(today.slice(0, 4));
  const near = [thisYear, thisYear - 1, thisYear + 1].map((each) => inYear(String(each)));
  const distance = (day: Day) => Math.abs(daysBetween(today, day));
  return near.filter(isDay).sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Is a text written like a day that no calendar has, such as 31/02/2026? */
export function isNoSuchDay(typed: string, today: Day): boolean {
  const text = typed.trim();
  const isWritten = partsOf(text) !== null || /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isWritten && readDay(text, today) === null;
}

function partsOf(text: string): RegExpExecArray | null {
  return (
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text)
  );
}

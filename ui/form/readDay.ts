import { addDays, type Day, daysBetween, isDay } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Facts, Words } from "@fairway/core/words/words.ts";
import { formWords } from "./formWords.ts";

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

/** Returns why a text is no day of a field, with the remedy. */
export function whyNoDay(
  typed: string,
  today: Day,
  limits: { readonly min?: Day | undefined; readonly max?: Day | undefined } = {},
): { readonly words: Words; readonly facts: Facts } {
  const day = readDay(typed, today);
  const { min, max } = limits;
  if (day && min && day < min) return { words: formWords.tooEarly, facts: { day: sayDay(min) } };
  if (day && max && day > max) return { words: formWords.tooLate, facts: { day: sayDay(max) } };
  const text = typed.trim();
  const isWritten = partsOf(text) !== null || /^\d{4}-\d{2}-\d{2}$/.test(text);
  return { words: isWritten ? formWords.noSuchDay : formWords.notDay, facts: { typed: text } };
}

function partsOf(text: string): RegExpExecArray | null {
  return (
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text)
  );
}

import type { Language } from "./words.ts";

/** Writes a calendar day `YYYY-MM-DD` as dd/MM/yyyy, in both languages. */
export function sayDay(day: string | null | undefined): string {
  if (!day) return "";
  const [year, month, date] = day.slice(0, 10).split("-");
  return `${date}/${month}/${year}`;
}

/** Weekdays as short as calendars print them, Sunday first. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  vi: ["CN", "T2", "T3", "T4", "T5", "T6", "T7"],
};

/** The weekday of a day: Sat, T7. */
export function sayWeekday(day: string, language: Language): string {
  return weekdays[language][new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";
}

// Creating a formatter costs more than a hundred uses, and a list shows thirty instants.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  clocks.set(timeZone, made);
  return made;
}

/** Writes an instant as dd/MM/yyyy HH:mm in the office's time zone. */
export function sayInstant(instant: string | null | undefined, timeZone: string): string {
  if (!instant) return "";
  const parts = clockOf(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("day")}/${part("month")}/${part("year")} ${part("hour")}:${part("minute")}`;
}

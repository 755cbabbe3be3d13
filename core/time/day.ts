/** A calendar day as text, `YYYY-MM-DD`; text order is date order. */
export type Day = string;

/** An instant as ISO 8601 text in UTC. */
export type Instant = string;

/** The time zone of an office that has none set. */
export const defaultTimeZone = "Asia/Ho_Chi_Minh";

/** The days that are no slip of the hand: nothing in the product is dated earlier or later. */
export const firstDay: Day = "1990-01-01";
export const lastDay: Day = "2100-12-31";

/** True for a calendar day that exists and lies between the first and the last. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay || text > lastDay) return false;
  const [year, month, date] = text.split("-").map(Number) as [number, number, number];
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
}

// Creating a formatter costs more than a hundred uses, and every call needs today's date.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  calendars.set(timeZone, made);
  return made;
}

/** The calendar day of an instant in an office's time zone. */
export function dayOf(instant: Instant | Date, timeZone: string = defaultTimeZone): Day {
  const parts = calendarOf(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Today in an office's time zone. */
export function today(timeZone: string = defaultTimeZone): Day {
  return dayOf(new Date(), timeZone);
}

/** The instant at which the clocks of a time zone show a day and a time such as `17:00`. */
export function instantAt(day: Day, time: string, timeZone: string): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
  const at = asUtc - (shown(asUtc) - asUtc);
  // The offset found first may be that of the other side of a change of the clocks.
  return new Date(at - (shown(at) - asUtc)).toISOString();
}

/** Adds whole days to a day. */
export function addDays(day: Day, days: number): Day {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Adds whole months to a day; the 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date, lastDate.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** The first and the last day of the month of a day. */
export function monthOf(day: Day): { readonly from: Day; readonly to: Day } {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** Days from one day to another; negative when the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Year and month of a day as used in document numbers: "2611". */
export function yearMonth(day: Day): string {
  return day.slice(2, 4) + day.slice(5, 7);
}

import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseNote } from "./refusals.ts";

// A year has 365 days here: the bound is a guard against mistyped years, not a term.
const daysBack = 3 * 365;
const daysAhead = 31;

/**
 * Returns the refusal of an exchange date that is far from today, or null.
 *
 * Shape: null is no date.
 * Source: rule DN-18, areas/note/README.md
 */
export function whyNotNoteDay(day: Day | null, today: Day): Refused | null {
  const from = addDays(today, -daysBack);
  const to = addDays(today, daysAhead);
  if (day === null || (day >= from && day <= to)) return null;
  const facts = { day: sayDay(day), from: sayDay(from), to: sayDay(to) };
  return refuseNote("cdNote.exchangeDate", facts, { field: "exchangeDate" });
}

import { addDays, addMonths, type Day } from "@fairway/core/time/day.ts";

/** The first and the last day of registration that are read. */
export interface EcusWindow {
  readonly from: Day;
  readonly to: Day;
}

/** From three months before the end of the month of a day to that end. Source: rule CU-12 */
export function ecusWindow(day: Day): EcusWindow {
  const to = addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
  return { from: addMonths(to, -3), to };
}

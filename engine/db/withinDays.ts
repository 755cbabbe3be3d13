import { addDays, instantAt } from "@fairway/core/time/day.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** The first and the last day; an empty end is open. */
export interface DayRange {
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
}

/** A column that has days, or instants of which the day counts. */
export interface DayColumn {
  readonly column: Sql;
  readonly has: "days" | "instants";
}

/**
 * The condition that the day of one of the columns lies in the range, in a time zone; none for an
 * open range.
 *
 * Shape: a list of no or one condition, to be joined with others by "and".
 */
export function withinDays(
  columns: readonly DayColumn[],
  { from, to }: DayRange,
  timeZone: string,
): Sql[] {
  if (!from && !to) return [];
  const midnight = (day: string) => instantAt(day, "00:00", timeZone);
  const each = columns.map(({ column, has }) => {
    const ends =
      has === "days"
        ? { from: sql`${column} >= ${from}`, to: sql`${column} <= ${to}` }
        : {
            from: sql`${column} >= ${from && midnight(from)}`,
            to: sql`${column} < ${to && midnight(addDays(to, 1))}`,
          };
    return sql`(${from ? ends.from : sql`true`} and ${to ? ends.to : sql`true`})`;
  });
  return [sql`(${sql.join(each, sql` or `)})`];
}

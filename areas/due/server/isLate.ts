import { type RawBuilder, sql } from "kysely";
import type { DaysLate } from "../model/overdueAges.ts";

/** The condition that a number of days after the due day lies in a range. */
export const isLate = (days: RawBuilder<unknown>, { from, to }: DaysLate): RawBuilder<unknown> =>
  to === null
    ? sql`${days} >= ${sql.lit(from)}`
    : sql`${days} between ${sql.lit(from)} and ${sql.lit(to)}`;

import type { Instant } from "@fairway/core/time/day.ts";
import { type RawBuilder, sql } from "kysely";

/** Is the stage `a` late: overdue, or past its deadline? Equal to `isLate` of the model. */
export function lateStage(now: Instant): RawBuilder<unknown> {
  return sql`(a.status = 'Overdued' or coalesce(a.deadline < ${now}::timestamptz, false))`;
}

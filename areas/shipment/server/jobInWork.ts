import { sql } from "kysely";

/** `isInWork` of the job `s` in SQL. */
export const jobInWork = sql<boolean>`(not s.is_locked
  and s.current_status not in ('Finish', 'Canceled'))`;

import { sql } from "kysely";
import type { StoredKind } from "../storedKind.ts";

/** The codes of what was chosen; a filter finds who has one of them. */
export const choices: StoredKind = {
  column: () => "_text",
  sheet: "text",
  condition: (column, _, values) => sql`${column} && ${[...values]}::text[]`,
};

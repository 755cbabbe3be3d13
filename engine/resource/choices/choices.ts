import { sql } from "kysely";
import type { StoredKind } from "../storedKind.ts";

/** Stores the codes of the choices; a filter finds records with one of them. */
export const choices: StoredKind = {
  column: () => "_text",
  sheet: "text",
  condition: (column, _, values) => sql`${column} && ${[...values]}::text[]`,
};

import { sql } from "kysely";
import { isUuid } from "../../db/isUuid.ts";
import type { StoredKind } from "../storedKind.ts";

/** Stores the ids of other records in an array; a filter finds records with one of them. */
export const links: StoredKind = {
  column: () => "_uuid",
  sheet: "text",
  condition: (column, _, values) => sql`${column} && ${values.filter(isUuid)}::uuid[]`,
};

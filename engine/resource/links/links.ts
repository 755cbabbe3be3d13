import { sql } from "kysely";
import { isUuid } from "../../db/isUuid.ts";
import type { StoredKind } from "../storedKind.ts";

/** The ids of other records in an array; a filter finds who has one of them. */
export const links: StoredKind = {
  column: () => "_uuid",
  sheet: "text",
  condition: (column, _, values) => sql`${column} && ${values.filter(isUuid)}::uuid[]`,
};

import { sql } from "kysely";
import { oneOf } from "../../db/oneOf.ts";
import type { StoredKind } from "../storedKind.ts";

/** Stores text as it was typed; lists sort it without accents. */
export const text: StoredKind = {
  column: () => "text",
  isText: true,
  sheet: "text",
  condition: (column, _, values) => oneOf(column, sql`text`, values),
};

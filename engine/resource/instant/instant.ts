import { sql } from "kysely";
import { oneOf } from "../../db/oneOf.ts";
import type { StoredKind } from "../storedKind.ts";

/** A moment with its zone. */
export const instant: StoredKind = {
  column: () => "timestamptz",
  sheet: "instant",
  condition: (column, _, values) => oneOf(column, sql`timestamptz`, values),
};

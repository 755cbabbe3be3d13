import { sql } from "kysely";
import type { StoredKind } from "../storedKind.ts";

/** On or off. */
export const flag: StoredKind = {
  column: () => "bool",
  sheet: "text",
  condition: (column, _, values) => sql`${column} = ${values.includes("true")}`,
};

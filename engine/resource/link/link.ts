import { sql } from "kysely";
import { isUuid } from "../../db/isUuid.ts";
import { oneOf } from "../../db/oneOf.ts";
import type { StoredKind } from "../storedKind.ts";

/** The id of another record; in a list for all its code is the id. */
export const link: StoredKind = {
  column: (spec) => (spec.to?.shared === "all" ? "text" : "uuid"),
  sheet: "text",
  condition: (column, spec, values) =>
    spec.to?.shared === "all"
      ? oneOf(column, sql`text`, values)
      : // What is no id is nobody's.
        oneOf(column, sql`uuid`, values.filter(isUuid)),
};

import { sql } from "kysely";
import { isUuid } from "../../db/isUuid.ts";
import { oneOf } from "../../db/oneOf.ts";
import type { StoredKind } from "../storedKind.ts";

/** Stores the id of another record; in a list shared by all companies the code is the id. */
export const link: StoredKind = {
  column: (spec) => (spec.to?.shared === "all" ? "text" : "uuid"),
  sheet: "text",
  condition: (column, spec, values) =>
    spec.to?.shared === "all"
      ? oneOf(column, sql`text`, values)
      : // A text that is not an id matches no record.
        oneOf(column, sql`uuid`, values.filter(isUuid)),
};

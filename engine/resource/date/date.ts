import { isDay } from "@fairway/core/time/day.ts";
import { sql } from "kysely";
import { oneOf } from "../../db/oneOf.ts";
import type { StoredKind } from "../storedKind.ts";

/** Stores a calendar day. */
export const date: StoredKind = {
  column: () => "date",
  sheet: "date",
  condition: (column, _, values) => oneOf(column, sql`date`, values.filter(isDay)),
};

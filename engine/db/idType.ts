import { type RawBuilder, sql } from "kysely";

/** The type of a record's ids: a code in lists for all, else a uuid. */
export function idType(record: { readonly shared: "company" | "all" }): RawBuilder<unknown> {
  return record.shared === "all" ? sql`text` : sql`uuid`;
}

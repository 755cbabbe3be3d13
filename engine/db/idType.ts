import { type RawBuilder, sql } from "kysely";

/** The type of a record's id: a code in lists shared by all companies, otherwise a uuid. */
export function idType(record: { readonly shared: "company" | "all" }): RawBuilder<unknown> {
  return record.shared === "all" ? sql`text` : sql`uuid`;
}

import { type RawBuilder, sql } from "kysely";
import { columnName } from "./columnNames.ts";

/** The columns that some of the rows give a value for. */
export function columnsOf(rows: readonly object[]): string[] {
  const columns = new Set<string>();
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (value !== undefined) columns.add(columnName(field));
    }
  }
  // Sorted, so that the same fields always give the same statement text.
  return [...columns].sort();
}

/** Rows as json with the names of columns. */
export function jsonOf(rows: readonly object[]): string {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]): [string, unknown] => [columnName(field), value]),
    ),
  );
  return JSON.stringify(named, (_, value) =>
    typeof value === "bigint" ? value.toString() : value,
  );
}

/** Columns as a list of names. */
export function names(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql.ref(column)),
    sql`, `,
  );
}

/** Sets columns to those of the row `r`; a record keeps its key. */
export function assignments(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns
      .filter((column) => column !== "id" && column !== "company_id")
      .map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`),
    sql`, `,
  );
}

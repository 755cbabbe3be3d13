import type { Permission } from "@fairway/core/permission/permission.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";

/** The name of a table's rows, and the column that identifies a row for users. */
export interface TableName {
  readonly title: Words;
  readonly by?: string;
  /** The table whose rows these are parts of; people know them by its column. */
  readonly partOf?: string;
  /** The column with the key of `partOf`, where it is not the row's own key. */
  readonly partBy?: string;
  /** The column that says of which kind a row is, where each kind has a name: `table.kind`. */
  readonly kindIn?: string;
  /** The right that must cover the row of `partOf` before its code is named; without one, all are. */
  readonly right?: Permission;
}

const named = new Map<string, TableName>();

/** Registers the names of rows by table; declarations register their own. */
export function nameTables(names: Readonly<Record<string, TableName>>): void {
  for (const [table, name] of Object.entries(names)) named.set(table, name);
}

/** The registered name of a table's rows. */
export function nameOf(table: string): TableName | undefined {
  return named.get(table);
}

/** Does the table have a registered name? */
export function isNamed(table: string): boolean {
  return named.has(table);
}

/** The name of a table's rows in a language; the table's name if none is registered. */
export function tableTitle(table: string, language: Language): string {
  const title = named.get(table)?.title;
  return title ? say(title, language) : table;
}

import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { ToldTable } from "@fairway/engine/history/readHistory.ts";

/** A list whose changes the log tells: its table, what tells its records apart, and its fields. */
export interface LogKind extends ToldTable {
  readonly id: string;
  readonly title: Words;
  /** Columns of the table that are the same in every record of this list. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The fields that people know a record by: its code and its names. */
  readonly key: string;
  readonly names: { readonly en: string; readonly vi: string };
}

const kinds = new Map<string, LogKind>();

/** Adds lists to the log; areas above the catalogue add their own. */
export function logChanges(added: readonly LogKind[]): void {
  for (const each of added) kinds.set(each.id, each);
}

/** Adds declared records to the log. */
export function logDeclared(resources: readonly Resource[]): void {
  logChanges(
    resources.map(({ name, title, table, shared, fixed, key, names, fields }) => ({
      id: name,
      title,
      table,
      shared,
      fixed,
      key,
      names,
      fields,
    })),
  );
}

/** All lists whose changes are told. */
export function logKinds(): readonly LogKind[] {
  return [...kinds.values()];
}

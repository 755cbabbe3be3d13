import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { ToldTable } from "@fairway/engine/history/readHistory.ts";

/** A list in the log of changes: its table, the columns that identify its records, and its fields. */
export interface LogKind extends ToldTable {
  readonly id: string;
  readonly title: Words;
  /** Columns that have the same value in every record of this list. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The fields that identify a record for users: its code and names. */
  readonly key: string;
  readonly names: { readonly en: string; readonly vi: string };
}

const kinds = new Map<string, LogKind>();

/** Adds lists to the log; higher areas add their own. */
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

/** All lists in the log of changes. */
export function logKinds(): readonly LogKind[] {
  return [...kinds.values()];
}

import { linkStem, type Resource } from "@fairway/core/resource/resource.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import type { Column } from "@fairway/ui/table/column.ts";

/** Columns that say what a record's links lead to by name, where nobody knows codes by heart. */
export function linkNames(resource: Resource): Column<AnyRow>[] {
  return Object.entries(resource.fields)
    .filter(([, spec]) => spec.kind === "link")
    .toReversed()
    .map(([name, spec]) => ({
      key: name,
      title: spec.label,
      width: 160,
      sort: true,
      read: (row) => String(row[`${linkStem(name)}Name`] ?? ""),
    }));
}

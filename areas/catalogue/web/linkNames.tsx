import { linkStem, type Resource } from "@fairway/core/resource/resource.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import type { Column } from "@fairway/ui/table/column.ts";

/** Columns that show the targets of a record's links by name, where codes are not memorable. */
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

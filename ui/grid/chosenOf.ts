import type { GridColumn } from "./column.ts";

/** Columns that must be filled in are shown whatever was chosen; frozen ones come first. */
export function chosenOf<Row>(
  columns: readonly GridColumn<Row>[],
  chosen: readonly string[] | null,
): readonly GridColumn<Row>[] {
  if (!chosen) return columns.filter((each) => !each.hidden);
  const byKey = new Map(columns.map((each) => [each.key, each]));
  const listed = chosen.flatMap((key) => byKey.get(key) ?? []).filter((each) => !each.frozen);
  const kept = columns.filter((each) => each.frozen);
  const needed = columns.filter((each) => each.required && !each.frozen && !listed.includes(each));
  return [...kept, ...listed, ...needed];
}

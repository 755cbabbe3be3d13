import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useClient } from "../client/client.ts";
import type { Pick } from "../form/picker.ts";
import { type Search, withoutOldDoubts } from "./changes.ts";
import type { GridColumn, GridLine, PickColumn } from "./column.ts";
import { gridWords } from "./gridWords.ts";
import { cellId, type GridContent, type WrongCell, withRows } from "./gridState.ts";
import { matchPick, writePick } from "./readCell.ts";

/** Looks up typed codes and names, marks their cells meanwhile, and writes the results. */
export function useLookups<Row extends GridLine>(
  columns: readonly GridColumn<Row>[],
  amend: (to: (now: GridContent<Row>) => GridContent<Row>) => void,
): (searches: readonly Search[]) => void {
  const client = useClient();
  const cache = useQueryClient();
  return useCallback(
    (searches) => {
      if (searches.length === 0) return;
      const waiting = new Map<string, WrongCell | null>();
      const groups = new Map<string, Search[]>();
      for (const each of searches) {
        const id = cellId(each.rowKey, each.columnKey);
        waiting.set(id, { typed: each.text, words: gridWords.searching });
        const key = JSON.stringify([each.columnKey, each.text, each.isTyped]);
        groups.set(key, [...(groups.get(key) ?? []), each]);
      }
      amend((now) => withRows(now, now.rows, waiting));
      for (const group of groups.values()) {
        const { columnKey, text } = group[0] as Search;
        const column = columns.find((each) => each.key === columnKey) as PickColumn<Row>;
        cache
          .fetchQuery({
            queryKey: ["picker", column.source.name, text],
            queryFn: () => column.source.search(client, text),
            staleTime: 30_000,
          })
          .catch((): readonly Pick[] => [])
          .then((found) =>
            amend((now) => withoutOldDoubts(settled(now, column, group, found), columns)),
          );
      }
    },
    [amend, cache, client, columns],
  );
}

function marked(match: ReturnType<typeof matchPick>, typed: string): WrongCell | null {
  if ("pick" in match) return null;
  return { typed, words: match.wrong, ...(match.facts ? { facts: match.facts } : {}) };
}

function settled<Row extends GridLine>(
  now: GridContent<Row>,
  column: PickColumn<Row>,
  group: readonly Search[],
  found: readonly Pick[],
): GridContent<Row> {
  const text = group[0]?.text ?? "";
  const match = matchPick(found, text, group[0]?.isTyped ?? false);
  const marks = new Map<string, WrongCell | null>();
  const keys = new Set<string>();
  for (const each of group) {
    const id = cellId(each.rowKey, each.columnKey);
    // A cell that was overwritten or undone meanwhile is not changed.
    if (now.wrong.get(id)?.typed !== text) continue;
    keys.add(each.rowKey);
    marks.set(id, marked(match, text));
  }
  const rows =
    "pick" in match
      ? now.rows.map((row) => (keys.has(row.key) ? writePick(column, row, match.pick) : row))
      : now.rows;
  return withRows(now, rows, marks);
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useClient } from "../client/client.ts";
import { withoutOldDoubts } from "./changes.ts";
import type { GridColumn, GridLine, PickColumn } from "./column.ts";
import { gridWords } from "./gridWords.ts";
import { cellPlace, type GridContent, type WrongCell, withRows } from "./gridState.ts";
import { type PickMatch, matchPick, writePick } from "./readCell.ts";
import type { GridHold } from "./useGrid.ts";

/**
 * Looks up the codes and names of the cells that are marked as being looked up, and writes the
 * results. A mark that undo or redo brings back is looked up again.
 */
export function useLookups<Row extends GridLine>(
  columns: readonly GridColumn<Row>[],
  { content, amend }: Pick<GridHold<Row>, "content" | "amend">,
): void {
  const client = useClient();
  const cache = useQueryClient();
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const [id, { typed, search }] of content.wrong) {
      const { columnKey } = cellPlace(id);
      const column = columns.find((each) => each.key === columnKey);
      const key = JSON.stringify([columnKey, typed, search?.isTyped]);
      if (!search || column?.kind !== "pick" || running.current.has(key)) continue;
      running.current.add(key);
      cache
        .fetchQuery({
          queryKey: ["picker", column.source.name, typed],
          queryFn: () => column.source.search(client, typed),
          staleTime: 30_000,
        })
        .then(
          (found) =>
            matchPick(found, typed, { isTyped: search.isTyped, isExact: column.source.isExact }),
          // Without an answer nothing is known about the text.
          (fault: Error) => ({ wrong: gridWords.notSearched, facts: { why: fault.message } }),
        )
        .then((match) => {
          running.current.delete(key);
          const done = { column, typed, isTyped: search.isTyped, match };
          amend((now) => withoutOldDoubts(settled(now, done), columns));
        });
    }
  }, [content, columns, amend, cache, client]);
}

interface Lookup<Row> {
  readonly column: PickColumn<Row>;
  readonly typed: string;
  readonly isTyped: boolean;
  readonly match: PickMatch;
}

function settled<Row extends GridLine>(
  now: GridContent<Row>,
  { column, typed, isTyped, match }: Lookup<Row>,
): GridContent<Row> {
  const mark: WrongCell | null =
    "pick" in match
      ? null
      : { typed, words: match.wrong, ...(match.facts ? { facts: match.facts } : {}) };
  const marks = new Map<string, WrongCell | null>();
  const keys = new Set<string>();
  // A cell that was overwritten or undone meanwhile is not changed.
  for (const [id, cell] of now.wrong) {
    const { rowKey, columnKey } = cellPlace(id);
    if (columnKey !== column.key || cell.typed !== typed || cell.search?.isTyped !== isTyped) {
      continue;
    }
    keys.add(rowKey);
    marks.set(id, mark);
  }
  if (keys.size === 0) return now;
  const rows =
    "pick" in match
      ? now.rows.map((row) => (keys.has(row.key) ? writePick(column, row, match.pick) : row))
      : now.rows;
  return withRows(now, rows, marks);
}

import type { Say } from "../words/useSay.tsx";
import type { GridColumn, GridLine } from "./column.ts";
import { cellId, type GridContent } from "./gridState.ts";
import { gridWords } from "./gridWords.ts";

/** Names the first cell, in the order of reading, whose text could not be read; a save would lose it. */
export function unreadCell<Row extends GridLine>(
  content: GridContent<Row>,
  columns: readonly GridColumn<Row>[],
  say: Say,
): string | null {
  for (const [at, row] of content.rows.entries()) {
    for (const column of columns) {
      const cell = content.wrong.get(cellId(row.key, column.key));
      if (!cell) continue;
      const why = say(cell.words, { typed: cell.typed, ...cell.facts });
      return say(gridWords.unreadCell, { line: at + 1, column: say(column.title), why });
    }
  }
  return null;
}

import type { Language } from "@fairway/core/words/words.ts";
import { type Block, type Place, range } from "./block.ts";
import { cellText, type GridColumn, type GridLine } from "./column.ts";
import { cellId, type GridContent, type WrongCell, withRows } from "./gridState.ts";
import { copyCell, emptyCell, readCell } from "./readCell.ts";

/** The allowed changes of a grid's lines. */
export interface GridRules<Row extends GridLine> {
  readonly columns: readonly GridColumn<Row>[];
  readonly language: Language;
  /** Makes an empty line; null when lines may not be added. */
  readonly newRow: (() => Row) | null;
  /** Why a cell cannot change; null when it can. */
  readonly whyNot: (row: Row, column: GridColumn<Row>) => string | null;
}

/** A typed or pasted code or name to look up. */
export interface Search {
  readonly rowKey: string;
  readonly columnKey: string;
  readonly text: string;
}

/** The content after a change, the names to look up, and the number of cells that could not change. */
export interface Changed<Row extends GridLine> {
  readonly content: GridContent<Row>;
  readonly searches: readonly Search[];
  readonly skipped: number;
}

/** Writes a block of texts into the cells from one position; rows are added below as needed. */
export function putTexts<Row extends GridLine>(
  now: GridContent<Row>,
  at: Place,
  texts: readonly (readonly string[])[],
  rules: GridRules<Row>,
): Changed<Row> {
  const rows = [...now.rows];
  const marks = new Map<string, WrongCell | null>();
  const searches: Search[] = [];
  let skipped = 0;
  for (const [down, line] of texts.entries()) {
    const index = at.row + down;
    if (index >= rows.length) {
      if (!rules.newRow) {
        skipped += line.length;
        continue;
      }
      rows.push(rules.newRow());
    }
    for (const [right, text] of line.entries()) {
      const row = rows[index] as Row;
      const column = rules.columns[at.column + right];
      if (!column) continue;
      const id = cellId(row.key, column.key);
      const isSame = cellText(column, row, rules.language) === text && !now.wrong.has(id);
      if (isSame) continue;
      if (rules.whyNot(row, column)) {
        skipped += 1;
        continue;
      }
      const result = readCell(column, row, text, rules.language);
      if ("row" in result) {
        rows[index] = result.row;
        marks.set(id, null);
      } else if ("wrong" in result) {
        marks.set(id, { typed: text, words: result.wrong });
      } else {
        searches.push({ rowKey: row.key, columnKey: column.key, text: result.search });
      }
    }
  }
  return { content: withRows(now, rows, marks), searches, skipped };
}

/** Changes every cell of a block that may change. */
export function eachCell<Row extends GridLine>(
  now: GridContent<Row>,
  block: Block,
  rules: GridRules<Row>,
  change: (column: GridColumn<Row>, row: Row, index: number) => Row | null,
): Changed<Row> {
  const rows = [...now.rows];
  const marks = new Map<string, WrongCell | null>();
  let skipped = 0;
  for (const index of range(block.top, block.bottom)) {
    for (const at of range(block.left, block.right)) {
      const column = rules.columns[at];
      const row = rows[index];
      if (!column || !row) continue;
      const next = rules.whyNot(row, column) ? null : change(column, row, index);
      if (next === null) skipped += 1;
      else {
        rows[index] = next;
        marks.set(cellId(row.key, column.key), null);
      }
    }
  }
  return { content: withRows(now, rows, marks), searches: [], skipped };
}

/** Empties the cells of a block. */
export function emptyBlock<Row extends GridLine>(
  now: GridContent<Row>,
  block: Block,
  rules: GridRules<Row>,
): Changed<Row> {
  return eachCell(now, block, rules, emptyCell);
}

/** Copies the first line of a block down; of a block of one line, the line above it. */
export function fillDown<Row extends GridLine>(
  now: GridContent<Row>,
  block: Block,
  rules: GridRules<Row>,
): Changed<Row> {
  const single = block.top === block.bottom;
  const source = now.rows[single ? block.top - 1 : block.top];
  if (!source) return { content: now, searches: [], skipped: 0 };
  const target = single ? block : { ...block, top: block.top + 1 };
  return eachCell(now, target, rules, (column, row) => copyCell(column, source, row));
}

/** The texts of a block, for the clipboard. */
export function textsOf<Row extends GridLine>(
  now: GridContent<Row>,
  block: Block,
  { columns, language }: GridRules<Row>,
): string[][] {
  return range(block.top, block.bottom).flatMap((index) => {
    const row = now.rows[index];
    if (!row) return [];
    return [
      range(block.left, block.right).flatMap((at) => {
        const column = columns[at];
        return column ? [cellText(column, row, language)] : [];
      }),
    ];
  });
}

import type { Language } from "@fairway/core/words/words.ts";
import type { Point } from "@fairway/core/text/numberBy.ts";
import { type Doubt, pointShown } from "../form/readNumber.ts";
import { type Block, type Place, range } from "./block.ts";
import { cellText, type GridColumn, type GridLine, type TypedColumn } from "./column.ts";
import { cellId, type GridContent, type WrongCell, withRows } from "./gridState.ts";
import { gridWords } from "./gridWords.ts";
import { copyCell, emptyCell, numberText, readCell } from "./readCell.ts";

/** The allowed changes of a grid's lines. */
export interface GridRules<Row extends GridLine> {
  readonly columns: readonly GridColumn<Row>[];
  readonly language: Language;
  /** Makes an empty line; null when lines may not be added. */
  readonly newRow: (() => Row) | null;
  /** Why a cell cannot change; null when it can. */
  readonly whyNot: (row: Row, column: GridColumn<Row>) => string | null;
}

/** The content after a change, and the number of cells that could not change. */
export interface Changed<Row extends GridLine> {
  readonly content: GridContent<Row>;
  readonly skipped: number;
}

/** Where the texts of a block come from. */
export interface TextSource {
  /** The user types in the format that the screen shows. */
  readonly isTyped?: boolean;
  /** The decimal sign in which the block was written; null when only its values can show it. */
  readonly point?: Point | null;
}

/**
 * Writes a block of texts into the cells from one position; rows are added below as needed. Null
 * leaves a cell unchanged.
 */
export function putTexts<Row extends GridLine>(
  now: GridContent<Row>,
  at: Place,
  texts: readonly (readonly (string | null)[])[],
  rules: GridRules<Row>,
  { isTyped = false, point = null }: TextSource = {},
): Changed<Row> {
  const rows = [...now.rows];
  const marks = new Map<string, WrongCell | null>();
  let skipped = 0;
  const cells = (row: Row | undefined, line: Line) => numbersOf(row, line, at, rules);
  const block = onlyOne(texts.flatMap((line, down) => cells(rows[at.row + down], line)));
  for (const [down, line] of texts.entries()) {
    const index = at.row + down;
    if (index >= rows.length) {
      if (!rules.newRow) {
        skipped += line.filter((text) => text !== null).length;
        continue;
      }
      rows.push(rules.newRow());
    }
    const written = point ?? onlyOne(cells(rows[index], line)) ?? block;
    const pasted = pastedInto(line, at, rules);
    for (const [right, text] of line.entries()) {
      const row = rows[index] as Row;
      const column = rules.columns[at.column + right];
      if (!column || text === null) continue;
      const id = cellId(row.key, column.key);
      const isGiven = column.given?.(row) ?? false;
      // A default that is typed or pasted is no default any more; an empty cell keeps it.
      const isSame = cellText(column, row, rules.language) === text && !isGiven;
      if ((isSame || (isGiven && !isTyped && text.trim() === "")) && !now.wrong.has(id)) continue;
      if (rules.whyNot(row, column)) {
        skipped += 1;
        continue;
      }
      const result = readCell(column, row, text, {
        language: rules.language,
        block: written,
        isTyped,
        ...(column.kind === "number"
          ? { lone: column.lone?.(row, pasted), near: column.near?.(row, pasted) }
          : {}),
      });
      if ("row" in result) {
        rows[index] = result.row;
        marks.set(id, null);
      } else if ("wrong" in result) {
        marks.set(id, {
          typed: text,
          words: result.wrong,
          ...(result.doubt ? { doubt: result.doubt, facts: { ...result.doubt } } : {}),
        });
      } else {
        marks.set(id, { typed: result.search, words: gridWords.searching, search: { isTyped } });
      }
    }
  }
  return { content: withRows(now, rows, marks), skipped };
}

type Line = readonly (string | null)[];

/** Returns the text that a line of a block puts into a column. */
function pastedInto<Row extends GridLine>(
  line: Line,
  at: Place,
  { columns }: GridRules<Row>,
): (columnKey: string) => string | null {
  return (key) => line[columns.findIndex((column) => column.key === key) - at.column] ?? null;
}

/** The decimal signs that the numbers of a line show without doubt. */
function numbersOf<Row extends GridLine>(
  row: Row | undefined,
  line: Line,
  at: Place,
  rules: GridRules<Row>,
): Point[] {
  const like = row ?? rules.newRow?.();
  return line.flatMap((text, right) => {
    const column = rules.columns[at.column + right];
    if (text === null || !like || column?.kind !== "number" || !column.write) return [];
    const lone = column.lone?.(like, pastedInto(line, at, rules));
    return pointShown(numberText(column, text), lone) ?? [];
  });
}

/** The sign on which all agree; null when there is none or they differ. */
function onlyOne(found: readonly Point[]): Point | null {
  const [first = null] = found;
  return found.every((each) => each === first) ? first : null;
}

/** The cells whose number can be read in two ways. */
export function doubtsOf<Row extends GridLine>(now: GridContent<Row>) {
  return [...now.wrong].flatMap(([id, { typed, doubt }]) => (doubt ? [{ id, typed, doubt }] : []));
}

/** Writes one of the two values into every doubtful cell that `which` decides. */
export function decideDoubts<Row extends GridLine>(
  now: GridContent<Row>,
  columns: readonly GridColumn<Row>[],
  which: (column: TypedColumn<Row>, row: Row) => keyof Doubt | null,
): GridContent<Row> {
  const marks = new Map<string, null>();
  const rows = now.rows.map((row) =>
    columns.reduce((line, column) => {
      const id = cellId(row.key, column.key);
      const doubt = now.wrong.get(id)?.doubt;
      if (!doubt || column.kind !== "number" || !column.write) return line;
      const chosen = which(column, line);
      if (chosen) marks.set(id, null);
      return chosen ? column.write(line, doubt[chosen]) : line;
    }, row),
  );
  return marks.size > 0 ? withRows(now, rows, marks) : now;
}

/** Decides the doubts that a change of the line has removed, such as a currency without decimals. */
export function withoutOldDoubts<Row extends GridLine>(
  now: GridContent<Row>,
  columns: readonly GridColumn<Row>[],
): GridContent<Row> {
  return decideDoubts(now, columns, (column, row) =>
    column.lone?.(row, () => null) === "thousands" ? "thousands" : null,
  );
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
  return { content: withRows(now, rows, marks), skipped };
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
  if (!source) return { content: now, skipped: 0 };
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

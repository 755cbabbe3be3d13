import type { Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";
import type { ColumnChoice } from "./columnMemory.ts";

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  readonly title: Words;
  readonly read: (row: Row) => ReactNode;
  readonly width?: number;
  readonly align?: "left" | "right" | "center";
  /** Sortable; a text names the field that the server sorts by. */
  readonly sort?: boolean | string;
  readonly frozen?: boolean;
  /** Hidden until the user chooses it. */
  readonly hidden?: boolean;
  /** Its names in the call that exports the list, where that is not the key. */
  readonly sheet?: string | readonly string[];
}

/** Returns the columns to show, in order, frozen ones first, wide enough for their titles. */
export function arrangedColumns<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  say: (title: Words) => string = (title) => title.en,
): Column<Row>[] {
  const byKey = new Map(columns.map((each) => [each.key, each]));
  const shown = choice.shown
    ? choice.shown.flatMap((key) => byKey.get(key) ?? [])
    : columns.filter((each) => !each.hidden);
  const arranged = (shown.length > 0 ? shown : columns).map((each) => ({
    ...each,
    frozen: choice.frozen ? choice.frozen.includes(each.key) : Boolean(each.frozen),
    width: choice.widths[each.key] ?? Math.max(each.width ?? 120, titleWidth(each, say)),
  }));
  return [...arranged.filter((each) => each.frozen), ...arranged.filter((each) => !each.frozen)];
}

// Seven pixels per letter, the padding and the sort sign; a longer title is cut.
function titleWidth<Row>(column: Column<Row>, say: (title: Words) => string): number {
  return Math.min(190, Math.ceil(say(column.title).length * 7) + (column.sort ? 40 : 18));
}

/**
 * Returns the columns that fit into a width, in order; the last ones are left out.
 *
 * Shape: a list declares its columns in the order of use. Nothing is left out of the user's own
 *   choice, and on a phone all columns are scrolled.
 */
export function fittedColumns<Row>(
  arranged: readonly Column<Row>[],
  choice: ColumnChoice,
  room: number,
): readonly Column<Row>[] {
  if (choice.shown || room < leastRoom) return arranged;
  let used = 0;
  const out = arranged.findIndex((each) => {
    used += each.width ?? usualWidth;
    return used > room;
  });
  return out < 0 ? arranged : arranged.slice(0, Math.max(out, 1));
}

/** Returns the names of columns in the call that exports their list, each once. */
export function sheetNames<Row>(columns: readonly Column<Row>[]): string[] {
  return [...new Set(columns.flatMap((each) => each.sheet ?? each.key))];
}

/** The width of columns together. */
export function widthOf<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, each) => sum + (each.width ?? usualWidth), 0);
}

// Narrower screens scroll.
const leastRoom = 600;
const usualWidth = 120;

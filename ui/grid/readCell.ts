import { fold, foldBare } from "@fairway/core/words/fold.ts";
import { today } from "@fairway/core/time/day.ts";
import type { Facts, Words } from "@fairway/core/words/words.ts";
import { formWords } from "../form/formWords.ts";
import type { Pick } from "../form/picker.ts";
import { readDay, whyNoDay } from "../form/readDay.ts";
import {
  type Doubt,
  type NumberRead,
  type NumberSource,
  readNumber,
  weighed,
} from "../form/readNumber.ts";
import type { GridColumn, PickColumn, TypedColumn } from "./column.ts";
import { computeFormula } from "./formula.ts";
import { gridWords } from "./gridWords.ts";

/** The result of a text that was typed or pasted into a cell. */
export type CellResult<Row> =
  | { readonly row: Row }
  | { readonly wrong: Words; readonly doubt?: Doubt }
  /** A code or name to look up. */
  | { readonly search: string };

/** Writes a typed text into a cell of a row. */
export function readCell<Row>(
  column: GridColumn<Row>,
  row: Row,
  typed: string,
  source: NumberSource,
): CellResult<Row> {
  const text = typed.trim();
  if (!column.write) return { wrong: gridWords.readOnly };
  switch (column.kind) {
    case "pick":
      return text === "" ? { row: column.write(row, null) } : { search: text };
    case "flag":
      return {
        row: column.write(row, !["", "0", "no", "false", "n", "khong"].includes(fold(text))),
      };
    case "text":
      return { row: column.write(row, text === "" ? null : text) };
    case "day": {
      if (text === "") return { row: column.write(row, null) };
      const day = readDay(text, today());
      if (day !== null) return { row: column.write(row, day) };
      return { wrong: whyNoDay(text, today()).words };
    }
    case "number": {
      if (text === "") return { row: column.write(row, null) };
      const read = readAmount(numberText(column, text), source, column.most);
      if (!read) return { wrong: gridWords.notNumber };
      if ("doubt" in read) return { wrong: formWords.doubtful, doubt: read.doubt };
      return { row: column.write(row, read.number) };
    }
  }
}

/** The number of a cell's text: without `%` where the column holds a percentage. */
export function numberText<Row>(column: TypedColumn<Row>, text: string): string {
  return column.percent && !text.startsWith("=") ? text.replace(/\s*%\s*$/, "") : text;
}

function readAmount(text: string, source: NumberSource, most?: number): NumberRead | null {
  if (!text.startsWith("=")) return readNumber(text, source);
  return weighed((point) => computeFormula(text.slice(1), point, most), source);
}

/** Empties a cell; null when the column cannot be empty. */
export function emptyCell<Row>(column: GridColumn<Row>, row: Row): Row | null {
  if (!column.write) return null;
  if (column.kind === "flag") return column.write(row, false);
  return column.write(row, null);
}

/** Copies the cell of one row into another row. */
export function copyCell<Row>(column: GridColumn<Row>, from: Row, to: Row): Row {
  if (!column.write) return to;
  switch (column.kind) {
    case "pick":
      return column.write(to, column.pick(from));
    case "flag":
      return column.write(to, column.value(from));
    default:
      return column.write(to, column.value(from));
  }
}

/** A pick that further names stand for, such as the name in the other language. */
interface NamedPick extends Pick {
  readonly names?: readonly string[];
}

/** The pick of a text, or the reason why there is none. */
export type PickMatch = { readonly pick: Pick } | { readonly wrong: Words; readonly facts?: Facts };

/**
 * Finds the single pick that matches a code or name, or the reason why there is none.
 *
 * The beginning of a code or of a word in it matches if it is the only one: THC is S_THC. A part of a
 * name matches only where the user typed it and sees the choices. With `isExact` a pasted beginning of
 * a code does not match either.
 */
export function matchPick(
  found: readonly NamedPick[],
  text: string,
  {
    isTyped,
    isExact = false,
  }: { readonly isTyped: boolean; readonly isExact?: boolean | undefined },
): PickMatch {
  const wanted = fold(text);
  const bare = foldBare(text);
  const code = found.find((each) => fold(each.code) === wanted);
  if (code) return { pick: code };
  const names = found.filter((each) =>
    [each.name, ...(each.names ?? [])].some(
      (name) => fold(name) === wanted || (bare !== "" && foldBare(name) === bare),
    ),
  );
  const starting = found.filter((each) => hasWordFrom(fold(each.code), wanted));
  const mayStart = isTyped || !isExact;
  if (mayStart && names.length === 0 && starting.length === 1) return { pick: starting[0] as Pick };
  const [only, second] = names.length > 0 ? names : found;
  if (!only) return { wrong: gridWords.notFound };
  if (second) return { wrong: gridWords.several };
  if (names.length > 0 || isTyped) return { pick: only };
  return { wrong: gridWords.onlyPart, facts: { name: only.name || only.code } };
}

function hasWordFrom(code: string, wanted: string): boolean {
  const at = wanted.length > 1 ? code.indexOf(wanted) : -1;
  return at === 0 || (at > 0 && !/[\p{L}\p{N}]/u.test(code[at - 1] ?? ""));
}

/** Writes a pick into a cell. */
export function writePick<Row>(column: PickColumn<Row>, row: Row, pick: Pick | null): Row {
  return column.write ? column.write(row, pick) : row;
}

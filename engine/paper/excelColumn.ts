/** The type of the cells of an exported column. */
export type ExcelKind = "text" | "number" | "money" | "date" | "instant" | "flag";

/**
 * One column of an exported sheet.
 *
 * Shape: `key` names the value in each row; numbers and money are decimal strings, dates
 *   `YYYY-MM-DD`, instants `YYYY-MM-DD HH:mm` already in the office's time zone.
 */
export interface ExcelColumn {
  header: string;
  key: string;
  kind: ExcelKind;
  width?: number;
  decimals?: number;
  /** The heading above the header; columns next to each other under the same one share it. */
  band?: string;
  /** How the column is filled in; only the columns of a template have it. */
  entry?: ColumnEntry;
}

/** The guide of a column that a user fills in: row 2 says it, row 3 shows an example. */
export interface ColumnEntry {
  readonly required: boolean;
  readonly guide: string;
  readonly example: string | null;
  /** The values of its drop-down list; others may be typed, too. */
  readonly offers?: readonly string[];
}

/** The values of a row by the keys of its columns. */
export type SheetRow = Readonly<Record<string, unknown>>;

/** An amount above the table: a decimal string, its decimals, and the currency. */
export interface SheetAmount {
  readonly amount: string;
  readonly decimals: number;
  readonly currency: string;
}

/** A sum of the rows above, as a cell that adds them up again when rows are filtered. */
export interface Subtotal {
  readonly subtotal: string;
  /** The number of rows above it that it adds up. */
  readonly rows: number;
}

/** Makes the cell of a sum; sums among its rows are not counted twice. */
export const subtotal = (sum: string, rows: number): Subtotal => ({ subtotal: sum, rows });

/** The rows of a sheet: all at once, or in batches. */
export type SheetRows = Iterable<SheetRow> | AsyncIterable<readonly SheetRow[]>;

/** A sheet to write: titles and facts above the table, columns, and rows. */
export interface ExcelSheet {
  sheet: string;
  titles?: string[];
  /** Names and values below the titles, as a form has them; an amount is a number, followed by its currency. */
  facts?: readonly (readonly [string, string | null | SheetAmount])[];
  columns: ExcelColumn[];
  rows: SheetRows;
  /** The rows that are bold: the head of a group, a sum. */
  isBold?: (row: SheetRow) => boolean;
}

/** Returns Excel's name of a column counted from 0: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}

import { Readable } from "node:stream";
import type { ExcelColumn, SheetRow, SheetRows } from "./excelColumn.ts";
import { inPieces } from "./inPieces.ts";

/**
 * Writes rows as CSV in UTF-8 with a byte order mark, which Excel requires for Vietnamese letters.
 *
 * Shape: unchanged values; text that starts with = + - @ gets an apostrophe, so that no spreadsheet
 * runs it as a formula.
 */
export function writeCsv(ask: { columns: ExcelColumn[]; rows: SheetRows }): Readable {
  const { columns, rows } = ask;
  const header = columns.map((column) => quoted(disarmed(column.header))).join(",");
  const write = (row: SheetRow) =>
    `${columns.map((column) => field(column, row[column.key])).join(",")}\r\n`;
  return Readable.from(inPieces(`\uFEFF${header}\r\n`, rows, write), { objectMode: false });
}

function field(column: ExcelColumn, value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = String(value);
  const isNumber = column.kind === "number" || column.kind === "money";
  return quoted(isNumber && /^-?\d+(\.\d+)?$/.test(text) ? text : disarmed(text));
}

function disarmed(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

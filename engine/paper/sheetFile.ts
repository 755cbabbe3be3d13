import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { ExcelColumn, SheetRow, SheetRows } from "./excelColumn.ts";
import { writeCsv } from "./writeCsv.ts";
import { writeExcel } from "./writeExcel.ts";

/** A table to be saved as a file. */
export interface SheetAsk {
  readonly title: string;
  readonly columns: ExcelColumn[];
  readonly rows: SheetRows;
  readonly format?: "xlsx" | "csv" | undefined;
  /** How many rows there are and the first of them, so that a reader can show how far it is. */
  readonly many?: { readonly count: number; readonly first: Iterable<SheetRow> };
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table as a file of Excel or as csv, written as fast as it is read. */
export async function sheetFile(ask: SheetAsk): Promise<AnsweredFile> {
  const { title, columns, format = "xlsx", many } = ask;
  const write = (rows: SheetRows) =>
    format === "csv" ? writeCsv({ columns, rows }) : writeExcel({ sheet: title, columns, rows });
  return {
    name: `${title}.${format}`,
    mime: format === "csv" ? "text/csv" : xlsx,
    bytes: write(ask.rows),
    ...(many ? { many: { rows: many.count, bytes: await expected(write, many) } } : {}),
  };
}

// What the first rows take, all rows take about.
async function expected(
  write: (rows: SheetRows) => AsyncIterable<Uint8Array>,
  { count, first }: NonNullable<SheetAsk["many"]>,
): Promise<number> {
  const sample = [...first];
  const empty = await sizeOf(write([]));
  const filled = await sizeOf(write(sample));
  return Math.round(empty + ((filled - empty) / Math.max(1, sample.length)) * count);
}

async function sizeOf(parts: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const part of parts) size += part.length;
  return size;
}

import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { ExcelColumn, SheetRow, SheetRows } from "./excelColumn.ts";
import { writeCsv } from "./writeCsv.ts";
import { writeExcel } from "./writeExcel.ts";

/** The content of a table file. */
export interface SheetAsk {
  readonly title: string;
  /** The name of the file without its ending; by default the title. */
  readonly name?: string | undefined;
  /** The rows above the table of a workbook; by default none. */
  readonly titles?: readonly string[] | undefined;
  readonly columns: ExcelColumn[];
  readonly rows: SheetRows;
  /** The rows that are bold in a workbook. */
  readonly isBold?: ((row: SheetRow) => boolean) | undefined;
  readonly format?: "xlsx" | "csv" | undefined;
  /** The number of rows and the first of them, so that the client can show progress. */
  readonly many?: { readonly count: number; readonly first: Iterable<SheetRow> };
}

/** The type of a workbook. */
export const sheetMime = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Returns a table as an Excel or csv file, written while its rows are read. */
export async function sheetFile(ask: SheetAsk): Promise<AnsweredFile> {
  const { title, name = title, columns, format = "xlsx", many, isBold, titles = [] } = ask;
  const write = (rows: SheetRows) =>
    format === "csv"
      ? writeCsv({ columns, rows })
      : writeExcel({
          sheet: title,
          titles: [...titles],
          columns,
          rows,
          ...(isBold ? { isBold } : {}),
        });
  return {
    name: `${name}.${format}`,
    mime: format === "csv" ? "text/csv" : sheetMime,
    bytes: write(ask.rows),
    ...(many ? { many: { rows: many.count, bytes: await expected(write, many) } } : {}),
  };
}

// The size of the file is estimated from its first rows.
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

import { Readable } from "node:stream";
import { type ColumnDef, writeXlsxStream } from "hucre/xlsx";
import type { ExcelSheet } from "./excelColumn.ts";
import { excelFormat, excelValue } from "./excelValue.ts";

/** A style without a size is a fault to Excel, so every style names it. */
const font = { name: "Calibri", size: 11 };

type Cells = (string | number | boolean | Date | null)[];

/**
 * Writes one sheet as an .xlsx stream, pulling rows only as fast as they are sent.
 *
 * Shape: title rows, then the bold and frozen header, then the rows.
 */
export function writeExcel(ask: ExcelSheet): Readable {
  let part: "title" | "header" | "row" = "title";
  const columns = ask.columns.map((column): ColumnDef => {
    const numFmt = excelFormat(column);
    const styles = {
      title: { font: { ...font, bold: true, size: 14 } },
      header: { font: { ...font, bold: true }, alignment: { vertical: "center" as const } },
      row: { font, ...(numFmt ? { numFmt } : {}) },
    };
    return {
      width: column.width ?? usualWidth(column.header, column.kind),
      // The writer asks for the style at each row it writes, one row behind none: it pulls a row
      // and writes it before pulling the next.
      get style() {
        return styles[part];
      },
    };
  });
  async function* cells(): AsyncGenerator<Cells> {
    for (const title of ask.titles ?? []) yield [title];
    part = "header";
    yield ask.columns.map((column) => column.header);
    part = "row";
    for await (const row of ask.rows)
      yield ask.columns.map((column) => excelValue(column, row[column.key]));
  }
  return Readable.fromWeb(
    writeXlsxStream(cells(), {
      name: sheetName(ask.sheet),
      columns,
      freezePane: { rows: (ask.titles?.length ?? 0) + 1 },
      repeatHeaders: false,
    }) as import("node:stream/web").ReadableStream<Uint8Array>,
  );
}

function usualWidth(header: string, kind: string): number {
  const body = kind === "text" ? 22 : kind === "flag" ? 8 : 15;
  return Math.min(60, Math.max(body, header.length + 2));
}

/** Excel allows 31 characters, none of []:*?/\, and no apostrophe at either end. */
function sheetName(asked: string): string {
  const cleaned = asked
    .replace(/[[\]:*?/\\]/g, " ")
    .slice(0, 31)
    .replace(/^'+|'+$/g, "")
    .trim();
  return cleaned || "Sheet1";
}

import type { ExcelColumn } from "@fairway/engine/paper/excelColumn.ts";

/** A column of texts in the workbook of a note. */
export const textColumn = (key: string, header: string, width = 16): ExcelColumn => ({
  key,
  header,
  kind: "text",
  width,
});

/** A column of numbers in the workbook of a note. */
export const numberColumn = (key: string, header: string): ExcelColumn => ({
  key,
  header,
  kind: "number",
  width: 16,
});

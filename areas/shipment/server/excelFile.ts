import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { ExcelSheet } from "@fairway/engine/paper/excelColumn.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";

/** Returns a sheet as a workbook to download. */
export function excelFile(name: string, sheet: ExcelSheet): AnsweredFile {
  return {
    name: `${name}.xlsx`,
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: writeExcel(sheet),
  };
}

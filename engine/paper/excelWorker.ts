import { parentPort, workerData } from "node:worker_threads";
import { streamXlsxRows } from "hucre/xlsx";
import { columnLetters } from "./excelColumn.ts";
import { type ExcelProblem, inspectXlsx } from "./inspectXlsx.ts";

/** A file for the worker to read. */
export interface ExcelTask {
  bytes: Uint8Array;
  maxRows: number;
  maxColumns: number;
  headerRow: number;
  /** Every cell stands alone: no row is the header, and cells may be merged. */
  isForm: boolean;
}

/** The content of a sheet: exact text in every cell, each row with its number in Excel. */
export interface ExcelRead {
  headers: string[];
  rows: { row: number; cells: (string | null)[] }[];
}

/** The worker's reply. */
export type ExcelReply = { read: ExcelRead } | { problem: ExcelProblem };

async function readSheet(task: ExcelTask): Promise<ExcelReply> {
  const problem = inspectXlsx(
    Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength),
    task.isForm ? { ...task, headerRow: Number.POSITIVE_INFINITY } : task,
  );
  if (problem) return { problem };
  let headers: string[] | undefined = task.isForm ? [] : undefined;
  let headerRow = 0;
  const rows: ExcelRead["rows"] = [];
  for await (const { index, values } of streamXlsxRows(task.bytes)) {
    const row = index + 1;
    if (row < task.headerRow) continue;
    const cells = trimmed(values.map(cellText));
    if (cells.length === 0) continue;
    if (cells.length > task.maxColumns)
      return { problem: { code: "excel.tooManyColumns", facts: { row, max: task.maxColumns } } };
    if (!headers) {
      headers = cells.map((cell) => (cell ?? "").trim());
      headerRow = row;
      continue;
    }
    const stray = task.isForm
      ? -1
      : cells.findIndex((cell, column) => cell !== null && !headers?.[column]);
    if (stray >= 0)
      return {
        problem: {
          code: "excel.cellWithoutHeader",
          facts: { cell: `${columnLetters(stray)}${row}`, headerRow },
        },
      };
    if (rows.length >= task.maxRows)
      return { problem: { code: "excel.tooManyRows", facts: { max: task.maxRows } } };
    const own = task.isForm ? cells : headers.map((_, column) => cells[column] ?? null);
    rows.push({ row, cells: own });
  }
  if (!headers) return { problem: { code: "excel.noHeader", facts: {} } };
  return { read: { headers, rows } };
}

function trimmed(cells: (string | null)[]): (string | null)[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === null) end -= 1;
  return cells.slice(0, end);
}

function cellText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return dateText(value);
  if (typeof value === "number") return numberText(value);
  const text = String(value);
  return text.trim() === "" ? null : text;
}

function dateText(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19);
}

/**
 * Returns a number as Excel shows it: 15 significant digits, never an exponent. Three decimals of
 * a small number end with a zero, so that nobody takes them for the thousands of a typed text.
 */
function numberText(value: number): string {
  const [digits, exponent] = value.toExponential(14).split("e") as [string, string];
  const sign = digits.startsWith("-") ? "-" : "";
  const whole = digits.replace(/[-.]/g, "");
  const point = Number(exponent) + 1;
  const padded = point <= 0 ? "0".repeat(1 - point) + whole : whole.padEnd(point, "0");
  const at = Math.max(point, 1);
  const fraction = padded.slice(at).replace(/0+$/, "");
  const text = padded.slice(0, at) + (fraction && `.${fraction}`);
  if (text === "0") return text;
  return sign + (/^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text);
}

readSheet(workerData as ExcelTask).then(
  (reply) => parentPort?.postMessage(reply),
  () => parentPort?.postMessage({ problem: { code: "excel.notXlsx", facts: {} } }),
);

import type { ExcelColumn } from "./excelColumn.ts";

const widestText = 32_767;
const decimalText = /^-?\d+(\.\d+)?$/;
const dateText = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;
const msOfDay = 86_400_000;

/**
 * Converts one value of a row into the content of a cell.
 *
 * Shape: a decimal string becomes a number only if Excel's 15 digits hold it exactly; a longer
 * one stays text. Days become Excel's day numbers. Text never becomes a formula, whatever its first
 * character is.
 */
export function excelValue(column: ExcelColumn, value: unknown): string | number | boolean | null {
  if (value === null || value === undefined || value === "") return null;
  if (column.kind === "flag" && typeof value === "boolean") return value;
  const text = String(value).slice(0, widestText);
  if (column.kind === "number" || column.kind === "money") return numberOr(text);
  if (column.kind === "date" || column.kind === "instant") return dayOr(text);
  return text;
}

function numberOr(text: string): string | number {
  if (!decimalText.test(text)) return text;
  const exact = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  const digits = exact.replace(/[-.]/g, "").replace(/^0+/, "");
  return digits.length > 15 ? text : Number(text);
}

function dayOr(text: string): string | number {
  const found = dateText.exec(text);
  if (!found) return text;
  const [year, month, day, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0));
  const date = new Date(
    Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0),
  );
  // Excel counts days from 1900; an earlier or impossible day stays text.
  if (date.getUTCFullYear() < 1900 || date.getUTCDate() !== day) return text;
  const number = (date.getTime() - Date.UTC(1899, 11, 30)) / msOfDay;
  // Excel also counts a 29 February 1900, which did not exist.
  return number < 61 ? number - 1 : number;
}

/** The number format of a column; negatives are in brackets. */
export function excelFormat(column: ExcelColumn): string | undefined {
  if (column.kind === "date") return "dd/mm/yyyy";
  if (column.kind === "instant") return "dd/mm/yyyy hh:mm";
  if (column.kind === "number" && column.decimals === undefined) return "#,##0.########";
  if (column.kind !== "number" && column.kind !== "money") return undefined;
  const decimals = column.decimals ?? 2;
  const digits = decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
  return `${digits};(${digits})`;
}

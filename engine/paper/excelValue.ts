import type { ExcelColumn } from "./excelColumn.ts";

const widestText = 32_767;
const decimalText = /^-?\d+(\.\d+)?$/;
const dateText = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;
/** Characters XML 1.0 cannot carry; one of them makes Excel refuse the whole file. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

/**
 * Turns one value of a row into what the cell holds.
 *
 * Shape: a decimal string becomes a number only when Excel's 15 digits carry all of it; a longer
 *   one stays text, whole. Text is never a formula, whatever it begins with.
 */
export function excelValue(
  column: ExcelColumn,
  value: unknown,
): string | number | boolean | Date | null {
  if (value === null || value === undefined || value === "") return null;
  if (column.kind === "flag" && typeof value === "boolean") return value;
  const text = String(value).replace(unprintable, "").slice(0, widestText);
  if (column.kind === "number" || column.kind === "money") return numberOr(text);
  if (column.kind === "date" || column.kind === "instant") return dateOr(text);
  return text;
}

function numberOr(text: string): string | number {
  if (!decimalText.test(text)) return text;
  const digits = text.replace(/[-.]/g, "").replace(/^0+/, "");
  return digits.length > 15 ? text : Number(text);
}

function dateOr(text: string): string | Date {
  const found = dateText.exec(text);
  if (!found) return text;
  const [year, month, day, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0));
  const date = new Date(
    Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0),
  );
  // Excel counts days from 1900; an earlier or impossible day is only readable as text.
  return date.getUTCFullYear() < 1900 || date.getUTCDate() !== day ? text : date;
}

/** The number format Excel shows a column with; negatives stand in brackets. */
export function excelFormat(column: ExcelColumn): string | undefined {
  if (column.kind === "date") return "dd/mm/yyyy";
  if (column.kind === "instant") return "dd/mm/yyyy hh:mm";
  if (column.kind === "number" && column.decimals === undefined) return "#,##0.########";
  if (column.kind !== "number" && column.kind !== "money") return undefined;
  const decimals = column.decimals ?? 2;
  const digits = decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
  return `${digits};(${digits})`;
}

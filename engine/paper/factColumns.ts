import type { ColumnsBlock, Fact, Width } from "./sheet.ts";

/** Returns facts in columns side by side, such as parties, routing, and references. */
export function factColumns(
  widths: readonly Width[],
  columns: readonly (readonly Fact[])[],
  rules?: ColumnsBlock["rules"],
): ColumnsBlock {
  return {
    block: "columns",
    widths,
    parts: columns.map((rows) => [{ block: "facts", rows }]),
    ...(rules ? { rules } : {}),
  };
}

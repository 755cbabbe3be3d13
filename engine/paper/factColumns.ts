import type { ColumnsBlock, Fact, Width } from "./sheet.ts";

/** Facts in columns side by side: parties, routing, what a paper is about. */
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

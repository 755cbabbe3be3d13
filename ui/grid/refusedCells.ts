import type { Refusal } from "../client/refusal.ts";
import type { GridLine } from "./column.ts";
import type { GridProblems } from "./Grid.tsx";

/** The server's error of each cell in the lines sent under a name, as in `lines.2.unitPrice`. */
export function refusedCells(
  refusal: Refusal,
  list: string,
  lines: readonly GridLine[],
): GridProblems {
  const marks = new Map<string, Map<string, string>>();
  for (const { field, message } of refusal.fields) {
    const [, sent, at = "", column = ""] = /^(\w+)\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const line = lines[Number(at)];
    if (sent !== list || !line) continue;
    const cells = marks.get(line.key) ?? new Map<string, string>();
    marks.set(line.key, cells.set(column, message));
  }
  return marks;
}

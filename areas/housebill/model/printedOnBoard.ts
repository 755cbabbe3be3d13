import { dayOnBoard } from "./houseBillDefaults.ts";

// A year, or a day and a month in figures.
const anyDay = /\b(?:19|20)\d{2}\b|\b\d{1,2}[/.-]\d{1,2}\b/;

/**
 * The on-board notation as it is printed: goods are on board once the job has its ATD, and the
 * notation says on which day. A draft shows what the clerk has typed, where that says a day. Source:
 * rule HB-9, decision 0181.
 */
export function printedOnBoard(
  { onBoardStatus }: { readonly onBoardStatus: string | null },
  { atd }: { readonly atd: string | null },
  isDraft = false,
): string {
  const text = onBoardStatus?.trim() ?? "";
  if (text === "") return "";
  if (atd) return anyDay.test(text) ? text : `${text}\n${dayOnBoard(atd)}`;
  return isDraft && anyDay.test(text) ? text : "";
}

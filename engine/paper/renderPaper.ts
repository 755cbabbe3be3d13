import { press } from "./paperPress.ts";
import { printable } from "./printable.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Renders a sheet and returns the bytes of its PDF.
 *
 * Shape: typed text is printed as text and never becomes source of the typesetter.
 * Refuses: with PaperFault, naming the paper.
 */
export function renderPaper(sheet: Sheet, deadlineMs = 20_000): Promise<Buffer> {
  return press({ name: `${sheet.title} ${sheet.no}`, sheet: printable(sheet) }, deadlineMs);
}

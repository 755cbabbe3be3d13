import { press } from "./paperPress.ts";
import { printable } from "./printable.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Sets a printable document and answers its PDF bytes.
 *
 * Shape: what a person typed is set as text and never becomes source of the typesetter.
 * Refuses: with PaperFault, naming the paper.
 */
export function renderPaper(sheet: Sheet, deadlineMs = 20_000): Promise<Buffer> {
  return press({ name: `${sheet.title} ${sheet.no}`, sheet: printable(sheet) }, deadlineMs);
}

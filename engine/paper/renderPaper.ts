import { press } from "./paperPress.ts";
import { printable } from "./printable.ts";
import { longestSide, pictureSize } from "@fairway/core/pictures/pictureSize.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Renders a sheet and returns the bytes of its PDF.
 *
 * Shape: typed text is printed as text and never becomes source of the typesetter.
 * Refuses: with PaperFault, naming the paper.
 */
export function renderPaper(sheet: Sheet, deadlineMs = 20_000): Promise<Buffer> {
  const { pictures = {}, ...said } = sheet;
  return press(
    { name: `${sheet.title} ${sheet.no}`, sheet: printable(said), pictures: readable(pictures) },
    deadlineMs,
  );
}

/** The pictures that the press can draw; a paper is printed without the others. */
function readable(pictures: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const drawn = Object.entries(pictures).filter(([, bytes]) => {
    const size = pictureSize(bytes);
    return size && Math.max(size.width, size.height) <= longestSide;
  });
  return Object.fromEntries(drawn);
}

import type { PointerEvent } from "react";

/** Shows the whole text of a cut-off cell as a tooltip under the pointer. */
export function showCut(event: PointerEvent<HTMLElement>): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>("td, th");
  if (!cell) return;
  const within = cell.querySelector<HTMLElement>(".fw-title") ?? cell;
  const isCut = within.scrollWidth > within.clientWidth;
  if (isCut) cell.title = cell.textContent?.trim() ?? "";
  else cell.removeAttribute("title");
}

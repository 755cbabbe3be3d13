import type { PointerEvent } from "react";

/** Gives a cell that is cut off its whole text as a tooltip, once the pointer is over it. */
export function showCut(event: PointerEvent<HTMLElement>): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>("td, th");
  if (!cell) return;
  const within = cell.querySelector<HTMLElement>(".ant-table-column-title") ?? cell;
  const isCut = within.scrollWidth > within.clientWidth;
  if (isCut) cell.title = cell.textContent?.trim() ?? "";
  else cell.removeAttribute("title");
}

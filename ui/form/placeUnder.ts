/**
 * Places a box below an input, or above it where there is no room below.
 *
 * Positioned in the window, so that a scrolling container does not cut it off.
 */
export function placeUnder(box: HTMLElement, input: HTMLElement | null, most = 300): void {
  if (!input) return;
  const { left, top, bottom, width } = input.getBoundingClientRect();
  const above = bottom + most > window.innerHeight && top > most;
  const room = window.innerWidth - box.offsetWidth - 8;
  box.style.left = `${Math.max(0, Math.min(left, room))}px`;
  box.style.minWidth = `${width}px`;
  box.style.top = above ? "auto" : `${bottom + 2}px`;
  box.style.bottom = above ? `${window.innerHeight - top + 2}px` : "auto";
}

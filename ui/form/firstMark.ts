/** The attribute of a grid with marked cells. */
export const markedGrid = "data-marked";

/** The event that moves a grid to its first marked cell. */
export const showMark = "fw-show-mark";

const marked = `[aria-invalid="true"], .ant-select-status-error input, [${markedGrid}]`;

/**
 * Scrolls to the first marked field or grid cell and puts the cursor there, once the marks of a
 * refused save are drawn.
 */
export function showFirstMark(within: () => ParentNode | null): void {
  requestAnimationFrame(() => {
    const first = within()?.querySelector<HTMLElement>(marked);
    if (!first) return;
    if (first.hasAttribute(markedGrid)) return void first.dispatchEvent(new Event(showMark));
    first.scrollIntoView?.({ block: "center" });
    first.focus({ preventScroll: true });
  });
}

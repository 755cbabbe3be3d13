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

/** Scrolls to the input of a field and puts the cursor there, once the form is drawn. */
export function showField(within: () => ParentNode | null, name: string): void {
  requestAnimationFrame(() => {
    const inputs = within()?.querySelectorAll<HTMLElement>("[id]") ?? [];
    const input = [...inputs].find(
      ({ id }) => id.endsWith(name) && !/[a-zA-Z.]$/.test(id.slice(0, -name.length)),
    );
    input?.scrollIntoView?.({ block: "center" });
    input?.focus({ preventScroll: true });
  });
}

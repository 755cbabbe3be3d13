import { screenAt } from "./allScreens.ts";

/** Loads the screen of a link as soon as the mouse or the focus is on it, so that a click need not. */
export function loadPointed(): void {
  const load = ({ target }: Event) => {
    const at = target as Element | null;
    // A row leads where its first link leads.
    const link = at?.closest?.("a[href]") ?? at?.closest?.("tr.fw-row")?.querySelector("a[href]");
    const path = /^#(\/home\/[^?]*)/.exec(link?.getAttribute("href") ?? "")?.[1];
    // If this fails, it fails again on the click, and the error is shown then.
    if (path)
      screenAt(path)
        ?.load()
        .catch(() => undefined);
  };
  document.addEventListener("pointerover", load, { passive: true });
  document.addEventListener("focusin", load);
}

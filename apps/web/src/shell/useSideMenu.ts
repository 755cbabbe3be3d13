import { useState, useSyncExternalStore } from "react";

const key = "fairway.narrowMenu";
const phone = matchMedia("(max-width: 760px)");

function onPhoneChange(changed: () => void): () => void {
  phone.addEventListener("change", changed);
  return () => phone.removeEventListener("change", changed);
}

/** The state of the side menu. */
export interface SideMenuState {
  readonly narrow: boolean;
  readonly toggle: () => void;
  /** Closes a menu that covers the page; a wide menu stays. */
  readonly chosen: () => void;
}

/**
 * Whether the side menu is narrow. On a phone it covers the page, so it opens on request, closes
 * with the choice of a screen, and is not stored; elsewhere this browser stores it.
 */
export function useSideMenu(path: string): SideMenuState {
  const isPhone = useSyncExternalStore(onPhoneChange, () => phone.matches);
  // Opened over one screen, it is closed over the next.
  const [openOver, setOpenOver] = useState<string | null>(null);
  const isOpen = openOver === path;
  const [narrow, setNarrow] = useState(() =>
    localStorage.getItem(key) ? localStorage.getItem(key) === "1" : innerWidth < 1100,
  );
  const toggle = () => {
    if (isPhone) return setOpenOver(isOpen ? null : path);
    localStorage.setItem(key, narrow ? "0" : "1");
    setNarrow(!narrow);
  };
  return { narrow: isPhone ? !isOpen : narrow, toggle, chosen: () => setOpenOver(null) };
}

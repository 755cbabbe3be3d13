import { useSyncExternalStore } from "react";

const key = "fairway.theme";
const listeners = new Set<() => void>();

function isDark(): boolean {
  const chosen = localStorage.getItem(key);
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the screen is dark, and the switch; stored in this browser. */
export function useDark(): readonly [boolean, () => void] {
  const dark = useSyncExternalStore(subscribe, isDark);
  const toggle = () => {
    localStorage.setItem(key, dark ? "light" : "dark");
    for (const each of listeners) each();
  };
  return [dark, toggle];
}

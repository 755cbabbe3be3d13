import { useSyncExternalStore } from "react";

const asked = matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void) {
  asked.addEventListener("change", listener);
  return () => asked.removeEventListener("change", listener);
}

/** Whether the user prefers reduced motion: then nothing slides or fades. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, () => asked.matches);
}

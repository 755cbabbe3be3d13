import { useSyncExternalStore } from "react";

let requests = 0;
const listeners = new Set<() => void>();

/** Notes how many requests are under way. */
export function setBusy(count: number): void {
  requests = count;
  for (const each of listeners) each();
}

/** Is any request under way? */
export function useBusy(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => requests > 0,
  );
}

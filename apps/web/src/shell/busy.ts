import { useSyncExternalStore } from "react";

let requests = 0;
const listeners = new Set<() => void>();

/** Sets the number of pending requests. */
export function setBusy(count: number): void {
  requests = count;
  for (const each of listeners) each();
}

/** Is any request pending? */
export function useBusy(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => requests > 0,
  );
}

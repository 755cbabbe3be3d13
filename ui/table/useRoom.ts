import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Returns the width of a frame in pixels, now and after the window or the menu changed. */
export function useRoom(frame: RefObject<HTMLElement | null>): number {
  const watch = useCallback(
    (changed: () => void) => {
      if (!frame.current || typeof ResizeObserver === "undefined") return () => undefined;
      const seen = new ResizeObserver(changed);
      seen.observe(frame.current);
      return () => seen.disconnect();
    },
    [frame],
  );
  return useSyncExternalStore(watch, () => frame.current?.clientWidth ?? 0);
}

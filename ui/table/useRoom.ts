import { useCallback, useState } from "react";

/**
 * Returns the width of a frame in pixels, now and after the window or the menu changed, and the
 * reference of the frame. Null until the frame is on the page: nothing wide is drawn for a guess.
 */
export function useRoom(): readonly [number | null, (frame: HTMLElement | null) => () => void] {
  const [room, setRoom] = useState<number | null>(null);
  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return () => undefined;
    const measure = () => setRoom(frame.clientWidth);
    measure();
    if (typeof ResizeObserver === "undefined") return () => undefined;
    const seen = new ResizeObserver(measure);
    seen.observe(frame);
    return () => seen.disconnect();
  }, []);
  return [room, watch];
}

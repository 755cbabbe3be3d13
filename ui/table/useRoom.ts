import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

/** Returns the width of a frame in pixels, now and after the window or the menu changed. */
export function useRoom(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  const measure = useCallback(() => setRoom(frame.current?.clientWidth ?? 0), [frame]);
  useLayoutEffect(measure);
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === "undefined") return;
    const seen = new ResizeObserver(measure);
    seen.observe(frame.current);
    return () => seen.disconnect();
  }, [frame, measure]);
  return room;
}

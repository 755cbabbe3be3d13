import { useLayoutEffect, useRef } from "react";

/** Keeps the newest value for handlers and effects that outlive one render. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

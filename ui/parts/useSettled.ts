import { useEffect, useState } from "react";

/** Returns the typed text after a pause of some milliseconds; a cleared field at once. */
export function useSettled(value: string, wait: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

import { useState } from "react";

const key = "fairway.narrowMenu";

/** Whether the side menu is narrow, and the switch; stored in this browser. */
export function useNarrow(): readonly [boolean, () => void] {
  const [narrow, setNarrow] = useState(() =>
    localStorage.getItem(key) ? localStorage.getItem(key) === "1" : innerWidth < 1100,
  );
  const toggle = () => {
    localStorage.setItem(key, narrow ? "0" : "1");
    setNarrow(!narrow);
  };
  return [narrow, toggle];
}

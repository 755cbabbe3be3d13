import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useLatest } from "../parts/useLatest.ts";

/** Is a part of the screen still shown under this search? */
export type StillShown = (search: Readonly<Record<string, string>>) => boolean;

const Still = createContext<StillShown>(() => true);

/**
 * Marks a part of the screen that the search of the address selects, such as the content of a tab.
 *
 * Forms inside it are asked before a change of the search removes them.
 */
export function ShownWhile(props: { readonly when: StillShown; readonly children: ReactNode }) {
  const outer = useContext(Still);
  const when = useLatest(props.when);
  const value = useMemo<StillShown>(
    () => (search) => outer(search) && when.current(search),
    [outer, when],
  );
  return <Still.Provider value={value}>{props.children}</Still.Provider>;
}

/** Returns whether this part of the screen is still shown under another search. */
export function useStillShown(): StillShown {
  return useContext(Still);
}

import { useCallback, useEffect, useReducer, useRef } from "react";
import type { GridLine } from "./column.ts";
import { type GridContent, isLookingUp } from "./gridState.ts";
import { pastesRead } from "./loadPaste.ts";

/**
 * Makes a function that waits until what was pasted stands in the grids, no code or name of them is
 * being looked up and the screen has taken the results.
 */
export function useLookedUp(contents: readonly GridContent<GridLine>[]): () => Promise<void> {
  const isBusy = contents.some(isLookingUp);
  const waiting = useRef<(() => void)[]>([]);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isBusy) return;
    for (const goOn of waiting.current.splice(0)) goOn();
  });
  return useCallback(async () => {
    await pastesRead();
    await new Promise<void>((goOn) => {
      waiting.current.push(goOn);
      look();
    });
  }, []);
}

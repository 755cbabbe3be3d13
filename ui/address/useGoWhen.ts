import { useEffect } from "react";
import { useAddress } from "./useAddress.ts";

/** Leaves a screen that does not fit the present record for the one that does. */
export function useGoWhen(isOther: boolean, to: string): void {
  const { go } = useAddress();
  useEffect(() => {
    if (isOther) go(to, { replace: true });
  }, [isOther, go, to]);
}

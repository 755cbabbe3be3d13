import { createContext, useContext } from "react";
import type { Me } from "../session/me.ts";

const MeContext = createContext<Me | null>(null);

/** Provides the signed-in user to the shell's own screens. */
export const MeProvider = MeContext.Provider;

/** Returns the signed-in user with menu, offices and groups. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("useMe stands outside of the shell");
  return me;
}

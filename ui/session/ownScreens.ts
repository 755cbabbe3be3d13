import { createContext, useContext } from "react";

/** A screen of the menu that the user may open. */
export interface OwnScreen {
  readonly title: string;
  /** The name of its module. */
  readonly group: string;
  readonly to: string;
}

const OwnScreens = createContext<readonly OwnScreen[]>([]);

/** Provides the screens of the user's menu. */
export const OwnScreensProvider = OwnScreens.Provider;

/** Returns the screens of the user's menu, in its order. */
export function useOwnScreens(): readonly OwnScreen[] {
  return useContext(OwnScreens);
}

import { createContext } from "react";

/** Where the header of a page stands that is the content of a tab: above the tabs. */
export const HeaderAbove = createContext<HTMLElement | null>(null);

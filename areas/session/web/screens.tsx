import { lazy } from "react";

/** The company's part of the same page. */
export const MyStanding = lazy(async () => ({
  default: (await import("./MyStanding.tsx")).MyStanding,
}));

/** Where one is signed in, for a page that is not of this area. */
export const MySessions = lazy(async () => ({
  default: (await import("./MySessions.tsx")).MySessions,
}));

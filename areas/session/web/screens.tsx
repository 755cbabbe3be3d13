import { lazy } from "react";

/** What the company says of the person, for the same page. */
export const MyStanding = lazy(async () => ({
  default: (await import("./MyStanding.tsx")).MyStanding,
}));

/** Where one is signed in, for a page that is not of this area. */
export const MySessions = lazy(async () => ({
  default: (await import("./MySessions.tsx")).MySessions,
}));

import type { VerbOfJob } from "@fairway/areas/shipment/web/places.ts";
import { lazy } from "react";
import { cutoffTitle } from "./titles.ts";

/** The verb of a job that shows its cut-offs and changes them. */
export const cutoffVerb: VerbOfJob = {
  words: cutoffTitle,
  fits: () => true,
  reads: true,
  Dialog: lazy(async () => {
    const { CutoffsOfJob } = await import("./CutoffDrawer.tsx");
    return { default: CutoffsOfJob };
  }),
};

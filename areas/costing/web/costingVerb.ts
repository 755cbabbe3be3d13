import type { VerbOfJob } from "@fairway/areas/shipment/web/places.ts";
import { lazy } from "react";
import { costingTitles } from "./titles.ts";

/** The costing of a job, which is read on closed jobs, too. */
export const costingVerb: VerbOfJob = {
  words: costingTitles.costing,
  fits: () => true,
  reads: true,
  Dialog: lazy(() => import("./CostingDrawer.tsx")),
};

import type { VerbOfJob } from "@fairway/areas/shipment/web/places.ts";
import { lazy } from "react";
import { syncWords } from "./syncWords.ts";

/** The verb of a job that copies its values to its house bills. */
export const syncVerb: VerbOfJob = {
  words: syncWords.verb,
  fits: ({ tabs }) => tabs.includes("HBL"),
  Dialog: lazy(() => import("./SyncBillsDialog.tsx")),
};

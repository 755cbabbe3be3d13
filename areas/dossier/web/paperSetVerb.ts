import type { VerbOfJob } from "@fairway/areas/shipment/web/places.ts";
import { lazy } from "react";
import { words } from "./words.ts";

/** The verb of a job that prints and files the set of its papers. */
export const paperSetVerb: VerbOfJob = {
  words: words.verb,
  fits: ({ tabs }) => tabs.includes("HBL"),
  reads: true,
  Dialog: lazy(() => import("./PaperSetDialog.tsx")),
};

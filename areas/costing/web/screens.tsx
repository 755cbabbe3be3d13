import { type Screen, screen } from "@fairway/ui/screens.ts";
import { openCostsHome } from "../model/openCostsHome.ts";
import { costingTitles } from "./titles.ts";

/** Costs of all jobs that are missing or stated twice. */
export const screens: readonly Screen[] = [
  screen({
    path: openCostsHome,
    menu: "opsOpenCosts",
    title: costingTitles.open,
    load: () => import("./OpenCosts.tsx"),
  }),
];

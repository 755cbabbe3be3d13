import { type Screen, screen } from "@fairway/ui/screens.ts";
import { generalReportTitle } from "../model/generalReportTitle.ts";

/** The reports. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/report/general-report",
    menu: "reportGeneral",
    title: generalReportTitle,
    load: () => import("./GeneralReport.tsx"),
  }),
];

import type { RecordSearch } from "@fairway/ui/palette/sources.ts";
import { families } from "@fairway/areas/service/model/families.ts";
import { screen } from "@fairway/ui/screens.ts";
import { profitReportTitle } from "../model/profitReportTitle.ts";
import { words } from "./words.ts";

export const screens = [
  screen({
    path: "/home/dashboard",
    title: words.dashboard,
    load: () => import("./HomeScreen.tsx"),
  }),
  screen({
    path: families.sea.root,
    title: words.services,
    load: () => import("./DeskScreen.tsx"),
  }),
  screen({
    path: "/home/report/pl-report",
    menu: "reportPL",
    title: profitReportTitle,
    load: () => import("./ProfitReport.tsx"),
  }),
];

/** The search of the palette, loaded with the first search. */
export const searchRecords: RecordSearch = async (client, text, say) =>
  (await import("./recordSearch.ts")).searchRecords(client, text, say);

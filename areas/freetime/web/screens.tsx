import { type Screen, screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The screens of the rules of free time and the holidays. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/tool/free-time",
    menu: "settingFreeTime",
    title: titles.rules,
    load: () => import("./RuleLists.tsx"),
  }),
  screen({
    path: "/home/tool/free-time/import",
    menu: "settingFreeTime",
    title: titles.importRules,
    load: () => import("./RuleImport.tsx"),
  }),
  screen({
    path: "/home/tool/free-time/import-holidays",
    menu: "settingFreeTime",
    title: titles.importHolidays,
    load: () => import("./HolidayImport.tsx"),
  }),
];

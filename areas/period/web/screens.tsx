import { screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

export const screens = [
  screen({
    path: "/home/accounting/period",
    menu: "accManagement",
    title: titles.periods,
    load: () => import("./PeriodList.tsx"),
  }),
];

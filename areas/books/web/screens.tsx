import { screen } from "@fairway/ui/screens.ts";
import { gapWords } from "../model/gapWords.ts";

export const screens = [
  screen({
    path: "/home/accounting/management/number-gaps",
    menu: "accManagement",
    title: gapWords.title,
    load: () => import("./AccountingGaps.tsx"),
  }),
];

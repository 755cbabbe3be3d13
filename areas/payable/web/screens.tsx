import { screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The screen of payables. */
export const screens = [
  screen({
    path: "/home/accounting/account-payable",
    menu: "acctPayable",
    title: titles.payables,
    load: () => import("./PayableList.tsx"),
  }),
];

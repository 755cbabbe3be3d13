import { type Screen, screen } from "@fairway/ui/screens.ts";
import { billMeHome, billMeTitle } from "../model/billMeHome.ts";

/** The list of jobs to bill. */
export const screens: readonly Screen[] = [
  screen({
    path: billMeHome,
    menu: "docBillMe",
    title: billMeTitle,
    load: () => import("./BillMeList.tsx"),
  }),
];

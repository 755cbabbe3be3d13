import { type Screen, screen } from "@fairway/ui/screens.ts";
import { billMeHome } from "../model/billMeView.ts";
import { titles } from "./words.ts";

/** The list of jobs to bill. */
export const screens: readonly Screen[] = [
  screen({
    path: billMeHome,
    menu: "docBillMe",
    title: titles.list,
    load: () => import("./BillMeList.tsx"),
  }),
];

import { type Screen, screen } from "@fairway/ui/screens.ts";
import { receivableDetail, receivableHome } from "../model/receivableHome.ts";
import { titles } from "./titles.ts";

const menu = "acctARP";

/** The screens of receivables. */
export const screens: readonly Screen[] = [
  screen({
    path: receivableHome,
    menu,
    title: titles.summary,
    load: () => import("./ReceivableSummary.tsx"),
  }),
  screen({
    path: receivableDetail,
    menu,
    title: titles.detail,
    load: () => import("./ReceivableDetail.tsx"),
  }),
];

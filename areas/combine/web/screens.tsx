import { screen } from "@fairway/ui/screens.ts";
import { combineHomes } from "../model/combineHome.ts";
import { titles } from "./titles.ts";

const menu = "acctSOA";

/** The screens of combined billings, at both of their addresses. */
export const screens = combineHomes.flatMap((home) => [
  screen({ path: home, menu, title: titles.combines, load: () => import("./CombineList.tsx") }),
  screen({
    path: `${home}/new`,
    menu,
    title: titles.newCombine,
    load: () => import("./CombineNew.tsx"),
  }),
  screen({
    path: `${home}/detail/:id`,
    menu,
    title: titles.combine,
    load: () => import("./CombineDetailScreen.tsx"),
  }),
]);

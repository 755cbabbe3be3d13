import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { titles as words } from "./titles.ts";

const { menu, route } = serviceOf("SFE");
const home = `/home/documentation/${route}/:jobId/hbl`;

/** The screens of house bills. */
export const screens = [
  screen({
    path: home,
    menu,
    title: words.tab,
    load: () => import("./HouseBillsOfJob.tsx"),
  }),
  screen({
    path: `${home}/new`,
    menu,
    title: words.newTitle,
    load: () => import("./HouseBillNew.tsx"),
  }),
  screen({
    path: `${home}/:hblId`,
    menu,
    title: words.title,
    load: () => import("./HouseBillPage.tsx"),
  }),
];

import { screen } from "@fairway/ui/screens.ts";
import { services } from "../model/services.ts";
import { shipmentWords as words } from "./words.ts";

const { menu, route } = services.SFE;
const home = `/home/documentation/${route}`;

/** The screens of jobs. */
export const screens = [
  screen({
    path: home,
    menu,
    title: words.titleSFE,
    load: () => import("./ShipmentList.tsx"),
  }),
  screen({
    path: `${home}/new`,
    menu,
    title: words.newSFE,
    load: () => import("./ShipmentNew.tsx"),
  }),
  screen({
    path: `${home}/:jobId`,
    menu,
    title: words.job,
    load: () => import("./ShipmentPage.tsx"),
  }),
];

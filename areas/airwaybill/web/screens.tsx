import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { hasWaybill } from "../model/hasWaybill.ts";
import { titles } from "./titles.ts";

/** The screen of the master waybill, for each open service that declares it. */
export const screens = openServices.filter(hasWaybill).map((service) =>
  screen({
    path: `${listHome(service)}/:jobId/mawb`,
    menu: service.menu,
    title: titles.mawb,
    load: () => import("./MawbScreen.tsx"),
  }),
);

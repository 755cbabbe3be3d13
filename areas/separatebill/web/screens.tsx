import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The screen of the separate version of a bill, for each open service that declares it. */
export const screens = openServices
  .filter(({ bill }) => bill.hasSeparate)
  .map((service) =>
    screen({
      path: `${listHome(service)}/:jobId/hbl/:hblId/separate`,
      menu: service.menu,
      title: titles.separate,
      load: () => import("./SeparateScreen.tsx"),
    }),
  );

import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { billedServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { titles as words } from "./titles.ts";

/** The screens of house bills, for each open service that has them. */
export const screens = billedServices.flatMap((service) => {
  const { menu } = service;
  const home = `${listHome(service)}/:jobId/hbl`;
  return [
    screen({
      path: home,
      menu,
      title: words.tab,
      load: async () => {
        const { HouseBillsOfJob } = await import("./HouseBillsOfJob.tsx");
        return { default: () => <HouseBillsOfJob service={service} /> };
      },
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
});

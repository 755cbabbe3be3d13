import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { jobsHome, listHome, newHome } from "@fairway/areas/service/model/jobHome.ts";
import { billedServices, openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { screen } from "@fairway/ui/screens.ts";
import { unlockWords } from "./unlockWords.ts";
import { shipmentWords as words } from "./words.ts";

/** A list and a new job for each open service whose jobs are opened without their bills. */
const listScreens = billedServices.flatMap((service) => {
  const { menu, name } = service;
  return [
    screen({
      path: listHome(service),
      menu,
      title: name,
      load: async () => {
        const { JobList } = await import("./JobList.tsx");
        return { default: () => <JobList service={service} /> };
      },
    }),
    screen({
      path: newHome(service),
      menu,
      title: aboutService(words.newJob, service),
      load: async () => {
        const { ShipmentNew } = await import("./ShipmentNew.tsx");
        return { default: () => <ShipmentNew service={service} /> };
      },
    }),
  ];
});

/** A job of each open service, and where the service names it the way to its selling charges. */
const jobScreens = openServices.flatMap((service: Service) => {
  const { menu, pages } = service;
  const homes = [jobsHome(service), pages?.fees ? `${listHome(service)}/${pages.fees}` : []].flat();
  return homes.map((home) =>
    screen({
      path: `${home}/:jobId`,
      menu,
      title: aboutService(words.job, service),
      load: () => import("./ShipmentPage.tsx"),
    }),
  );
});

/** The screens of jobs, and the one that locks and unlocks those of all services. */
export const screens = [
  ...listScreens,
  ...jobScreens,
  ...["/home/tool/unlock", "/home/tool/other"].map((path) =>
    screen({
      path,
      menu: "settingUnlock",
      title: unlockWords.title,
      load: () => import("./UnlockScreen.tsx"),
    }),
  ),
];

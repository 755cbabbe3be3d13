import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { unlockWords } from "./unlockWords.ts";
import { shipmentWords as words } from "./words.ts";

/** A list, a new job and a job for each open service. */
const jobScreens = openServices.flatMap((service) => {
  const { menu, name } = service;
  const home = listHome(service);
  return [
    screen({
      path: home,
      menu,
      title: name,
      load: async () => {
        const { JobList } = await import("./JobList.tsx");
        return { default: () => <JobList service={service} /> };
      },
    }),
    screen({
      path: `${home}/new`,
      menu,
      title: aboutService(words.newJob, service),
      load: async () => {
        const { ShipmentNew } = await import("./ShipmentNew.tsx");
        return { default: () => <ShipmentNew service={service} /> };
      },
    }),
    screen({
      path: `${home}/:jobId`,
      menu,
      title: aboutService(words.job, service),
      load: () => import("./ShipmentPage.tsx"),
    }),
  ];
});

/** The screens of jobs, and the one that locks and unlocks those of all services. */
export const screens = [
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

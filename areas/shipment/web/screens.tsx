import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { jobHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { recordSearch } from "@fairway/ui/palette/sources.ts";
import { screen } from "@fairway/ui/screens.ts";
import { shipmentWords as words } from "./words.ts";

/** The screens of jobs: a list, a new job and a job for each open service. */
export const screens = openServices.flatMap((service) => {
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

/** The search for jobs in the palette, by the number of a job, a bill or a container. */
export const recordSearches = [
  recordSearch({
    name: words.jobs,
    menus: openServices.map(({ menu }) => menu),
    search: async (client, keyword) => {
      const { findJobs } = await import("../contract.ts");
      return (await client.ask(findJobs, { JobNo: keyword })).map((job) => ({
        title: job.jobNo,
        note: [job.hwbno, job.mawb, job.shipperName].filter(Boolean).join(" · "),
        to: jobHome(job),
      }));
    },
  }),
];

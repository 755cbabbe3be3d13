import { recordSearch } from "@fairway/ui/palette/sources.ts";
import { screen } from "@fairway/ui/screens.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { shipmentWords as words } from "./words.ts";

const { menu, route } = serviceOf("SFE");
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

/** Jobs, found from the palette by the number of a job, a bill or a container. */
export const recordSearches = [
  recordSearch({
    name: words.job,
    menu,
    search: async (client, keyword) => {
      const { findJobs } = await import("../contract.ts");
      return (await client.ask(findJobs, { JobNo: keyword })).map((job) => ({
        title: job.jobNo,
        note: [job.hwbno, job.mawb, job.shipperName].filter(Boolean).join(" · "),
        to: `${home}/${job.id}`,
      }));
    },
  }),
];

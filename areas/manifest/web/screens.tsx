import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The manifest of a job, for each open service that declares one. */
export const screens = openServices
  .filter((service) => "manifestPrefix" in service)
  .map((service) =>
    screen({
      path: `${listHome(service)}/:jobId/manifest`,
      menu: service.menu,
      title: titles.manifest,
      load: () => import("./ManifestScreen.tsx"),
    }),
  );

import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { importHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The import of charges from a sheet, for the jobs of each open service. */
export const screens = openServices.map((service) =>
  screen({
    path: importHome(service),
    menu: service.menu,
    title: aboutService(titles.import, service),
    load: async () => {
      const { ChargeImport } = await import("./ChargeImport.tsx");
      return { default: () => <ChargeImport service={service} /> };
    },
  }),
);

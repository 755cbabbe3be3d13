import { importHome } from "@fairway/areas/service/model/jobHome.ts";
import type { LinkOfList } from "@fairway/areas/shipment/web/places.ts";
import { titles } from "./titles.ts";

/** Leads from a list of jobs to the import of their charges. */
export const importLink: LinkOfList = {
  words: titles.importShort,
  action: "import",
  to: importHome,
};

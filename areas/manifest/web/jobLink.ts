import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { LinkOfJob } from "@fairway/areas/shipment/web/places.ts";
import { titles } from "./titles.ts";

/** The link of the page of a job to its manifest. */
export const manifestLink: LinkOfJob = {
  words: titles.manifest,
  to: (job) => `${jobHome(job)}/manifest`,
};

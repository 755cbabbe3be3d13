import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { LinkOfJob } from "@fairway/areas/shipment/web/places.ts";
import { titles } from "./titles.ts";

/** The link of the page of a job to its instruction. */
export const instructionLink: LinkOfJob = {
  words: titles.instruction,
  to: (job) => `${jobHome(job)}/si`,
};

import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { LinkOfJob } from "@fairway/areas/shipment/web/places.ts";
import { titles } from "./titles.ts";

/** The link from a job to its master waybill. */
export const waybillLink: LinkOfJob = {
  words: titles.mawb,
  to: (job) => `${jobHome(job)}/mawb`,
};

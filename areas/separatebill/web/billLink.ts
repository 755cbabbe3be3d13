import type { LinkOfBill } from "@fairway/areas/housebill/web/places.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { titles } from "./titles.ts";

/** The link from a house waybill to its separate version. */
export const separateLink: LinkOfBill = {
  words: titles.separate,
  to: (job, bill) =>
    serviceOf(job.transactionType).bill.hasSeparate
      ? `${jobHome(job)}/hbl/${bill.id}/separate`
      : null,
};

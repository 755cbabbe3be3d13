import type { LinkOfBill } from "@fairway/areas/housebill/web/places.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { LinkOfJob } from "@fairway/areas/shipment/web/places.ts";
import { mailTitles } from "./titles.ts";
import { mailPages, mailPagesOf } from "./mailPages.ts";

/** The link from a job to its pre-alert. */
export const preAlertLink: LinkOfJob = {
  words: mailTitles.preAlert,
  to: (job) => `${jobHome(job)}/prealert`,
};

/** The links from an operations job to the pages of its mails. */
export const arrivalLink: LinkOfJob = {
  words: mailTitles.sendArrival,
  to: (job) => `${jobHome(job)}/arrivalnotice`,
};
export const deliveryLink: LinkOfJob = {
  words: mailTitles.sendProof,
  to: (job) => `${jobHome(job)}/proofofdelivery`,
};

/** The links from a bill to the pages on which its mails are written. */
export const mailLinks: readonly LinkOfBill[] = mailPages
  .filter((page) => page.about === "bill")
  .map((page) => ({
    words: page.words,
    to: (job, bill) => {
      const service = serviceOf(job.transactionType);
      const at = page.at[service.family];
      return at && mailPagesOf(service, "bill").includes(page)
        ? `${jobHome(job)}/hbl/${bill.id}/${at}`
        : null;
    },
  }));

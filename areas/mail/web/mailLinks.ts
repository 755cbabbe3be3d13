import type { LinkOfBill } from "@fairway/areas/housebill/web/places.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { LinkOfJob } from "@fairway/areas/shipment/web/places.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { mailTitles } from "./titles.ts";
import { mailPages, mailPagesOf } from "./mailPages.ts";

const onJob = (words: Words, at: string): LinkOfJob => ({
  words,
  to: (job) => `${jobHome(job)}/${at}`,
});

/** The links from a job to the pages of its mails: of a job with house bills, and of operations. */
export const preAlertLink = onJob(mailTitles.preAlert, "prealert");
export const arrivalLink = onJob(mailTitles.sendNotice, "arrivalnotice");
export const deliveryLink = onJob(mailTitles.sendProof, "proofofdelivery");

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

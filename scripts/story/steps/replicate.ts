import { replicateJobs } from "@fairway/areas/replica/contract.ts";
import { secondOffice } from "../secondOffice.ts";
import { amount, stepKind, word } from "../stepKind.ts";

/** Copies a job into the second office, in which the administrator alone has a level. */
export const replicate = stepKind({
  fields: { job: word, vat: amount.optional() },
  follows: { job: ["job", "convert"] },
  standsFor: () => ["job", "bill"],
  async play(ground, ask) {
    const { jobId, service } = ground.made(ask.job);
    await secondOffice(ground, ask.vat ?? null);
    const { data } = await ground.signed.ask(replicateJobs, { ids: [jobId] });
    const [copy] = data;
    if (!copy) throw new Error(`${ask.job} was not copied`);
    return {
      output: { jobNo: copy.jobNo },
      made: { jobId: copy.id, service, hblid: copy.hblid },
    };
  },
});

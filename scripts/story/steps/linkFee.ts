import { linkCharges, linkFeeJob } from "@fairway/areas/linkcharge/contract.ts";
import { z } from "zod";
import { shownLine } from "../chargeLines.ts";
import { stepKind, word } from "../stepKind.ts";

/**
 * Links selling lines of an operations job, or all of a job, with the job that this one serves. Each
 * makes a line there, `step.line` by the name of the line that it comes from.
 */
export const linkFee = stepKind({
  fields: { lines: z.array(word).min(1).optional(), job: word.optional() },
  follows: { job: ["job"] },
  usesLines: ({ lines = [] }) => lines,
  makesLines: ({ id, lines }, before) => (lines ?? [...before]).map((line) => `${id}.${line}`),
  async play({ signed, made, line, linesOf, keepLine }, ask) {
    const named = ask.lines?.map((name) => [name, line(name).id] as const);
    const { data } = named
      ? await signed.ask(linkCharges, { ids: named.map(([, id]) => id) })
      : await signed.ask(linkFeeJob, { ids: [made(ask.job ?? "").jobId] });
    const names =
      named ?? linesOf(made(ask.job ?? "").jobId).map(([name, { id }]) => [name, id] as const);
    const shown = data.lines.map((copy) => {
      const [name] = names.find(([, id]) => id === copy.originChargeId) ?? [copy.originChargeId];
      const { id, hblid, jobId, type } = copy;
      keepLine(`${ask.id}.${name}`, { id, hblid, jobId, type });
      const partner = copy.paymentObjectName;
      return [name, { ...shownLine(copy), charge: copy.chargeCode, partner }];
    });
    const { net, vat, total, jobs } = data;
    const isLinkFee = jobs.every((job) => job.isLinkFee);
    return { output: { lines: Object.fromEntries(shown), net, vat, total, isLinkFee } };
  },
});

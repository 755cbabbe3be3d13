import { addCombine } from "@fairway/areas/combine/contract.ts";
import { z } from "zod";
import { stepKind, word } from "../stepKind.ts";

/** A combined billing over notes and statements of a partner. */
export const combine = stepKind({
  fields: { partner: word, of: z.array(word).min(1) },
  follows: {},
  async play({ signed, partners, made }, ask) {
    const { id: partnerId } = await partners.partner(ask.partner, "Customer");
    const steps = ask.of.map((step) => ({ step, ...made(step) }));
    const idOf = ({ noteId, soaId }: { readonly noteId?: string; readonly soaId?: string }) =>
      soaId ?? noteId ?? "";
    const { data } = await signed.ask(addCombine, { partnerId, documentIds: steps.map(idOf) });
    const stepOf = new Map(steps.map((each) => [idOf(each), each.step]));
    const [{ jobId, service } = { jobId: "", service: "SFE" as const }] = steps;
    return {
      output: {
        combineBillingNo: data.combineBillingNo,
        lines: data.shipments.map(({ documentId, originalAmount, amountVnd, amountUsd }) => ({
          of: stepOf.get(documentId),
          originalAmount,
          amountVnd,
          amountUsd,
        })),
        totalVnd: data.totalAmountVnd,
        totalUsd: data.totalAmountUsd,
      },
      made: { jobId, service },
    };
  },
});

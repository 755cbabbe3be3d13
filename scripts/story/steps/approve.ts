import { levels } from "@fairway/areas/approval/model/levels.ts";
import { z } from "zod";
import { approveAt } from "../approveAt.ts";
import { paymentsOf, sentAdvances, statusesOf } from "../sentAdvances.ts";
import { stepKind, word } from "../stepKind.ts";

/** The holder of a level approves, or those of all levels that are left; several in one call. */
export const approve = stepKind({
  fields: { of: z.union([word, z.array(word).min(1)]), level: z.enum(levels).optional() },
  follows: {},
  async play(ground, ask) {
    const isList = Array.isArray(ask.of);
    const advances = await sentAdvances(ground, [ask.of].flat());
    const sent = advances.map(({ advanceId: documentId, made }) => ({ documentId, made }));
    await approveAt(ground, sent, ask.level);
    const statusPayment = await paymentsOf(ground, advances);
    return { output: { statusApproval: await statusesOf(advances, isList), statusPayment } };
  },
});

import { approveAll, getApproval } from "@fairway/areas/approval/contract.ts";
import { type Level, levels } from "@fairway/areas/approval/model/levels.ts";
import { z } from "zod";
import { RefusedCall } from "../../api/callServer.ts";
import { type AdvanceOfStory, paymentsOf, sentAdvances, statusesOf } from "../sentAdvances.ts";
import { type Ground, stepKind, word } from "../stepKind.ts";

/** The holder of a level approves, or those of all levels that are left; several in one call. */
export const approve = stepKind({
  fields: { of: z.union([word, z.array(word).min(1)]), level: z.enum(levels).optional() },
  follows: {},
  async play(ground, ask) {
    const isList = Array.isArray(ask.of);
    const advances = await sentAdvances(ground, [ask.of].flat());
    if (ask.level) await approveAt(ground, ask.level, advances);
    else {
      for (const level of levels) {
        const waiting = await waitingAt(advances, level);
        if (waiting.length > 0) await approveAt(ground, level, waiting);
      }
    }
    const statusPayment = await paymentsOf(ground, advances);
    return { output: { statusApproval: await statusesOf(advances, isList), statusPayment } };
  },
});

async function waitingAt(advances: readonly AdvanceOfStory[], level: Level) {
  const found: AdvanceOfStory[] = [];
  for (const each of advances) {
    const approval = await each.made.requester?.ask(getApproval, { documentId: each.advanceId });
    if (approval?.steps.some((step) => step.level === level && step.isTurn)) found.push(each);
  }
  return found;
}

async function approveAt(
  { approvers }: Ground,
  level: Level,
  advances: readonly AdvanceOfStory[],
): Promise<void> {
  const items = advances.map(({ advanceId: documentId }) => ({ documentId }));
  const { data } = await (await approvers()).holder(level).ask(approveAll, { items });
  const refused = data.find(({ reason }) => reason !== null)?.reason;
  if (refused) {
    throw new RefusedCall("Approval/Approve", {
      status: 409,
      code: refused.code,
      says: refused.en,
    });
  }
}

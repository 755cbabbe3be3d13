import { getAdvance } from "@fairway/areas/advance/contract.ts";
import { getSettlement } from "@fairway/areas/settlement/contract.ts";
import { getShipment, lockShipment } from "@fairway/areas/shipment/contract.ts";
import { getUnlock, saveAndSendUnlock } from "@fairway/areas/unlock/contract.ts";
import { type UnlockType, unlockTypes } from "@fairway/areas/unlock/model/unlockTypes.ts";
import { z } from "zod";
import type { Signed } from "../../api/callServer.ts";
import { approveAt } from "../approveAt.ts";
import { paymentsOf } from "../sentAdvances.ts";
import { day, type Ground, type Made, stepKind, word } from "../stepKind.ts";

/** What is unlocked: the id of the record, and what the story says of it afterwards. */
interface Unlocked {
  readonly step: string;
  readonly type: UnlockType;
  readonly objectId: string;
  readonly after: () => Promise<string>;
}

/**
 * Sends a request to unlock jobs, which are locked before, or advances or settlements, or to change the
 * service date of jobs; the holders of all levels approve it.
 */
export const unlock = stepKind({
  fields: {
    of: z.union([word, z.array(word).min(1)]),
    reason: word,
    newServiceDate: day.optional(),
  },
  follows: {},
  async play(ground, ask) {
    const { reason, newServiceDate } = ask;
    const { signed, me, approvers } = ground;
    const requester = await (await approvers()).requester({ signed, me });
    const all: Unlocked[] = [];
    for (const step of [ask.of].flat()) {
      all.push(await begun(ground, requester, step, newServiceDate ?? null));
    }
    let statusApproval = "";
    for (const [unlockType, ofType] of Map.groupBy(all, ({ type }) => type)) {
      const { data } = await requester.ask(saveAndSendUnlock, {
        subject: `Unlock ${unlockTypes[unlockType].en}`,
        unlockType,
        newServiceDate: newServiceDate ?? null,
        generalReason: null,
        jobs: ofType.map(({ objectId }) => ({ objectId, reason })),
      });
      await approveAt(ground, [{ documentId: data.id, made: { requester } }]);
      ({ statusApproval } = await requester.ask(getUnlock, { id: data.id }));
    }
    const after: Record<string, string> = {};
    for (const each of all) after[each.step] = await each.after();
    const papers = all.flatMap(({ step, type, objectId }) =>
      type === "Settlement" ? [{ step, advanceId: objectId, made: ground.made(step) }] : [],
    );
    const statusPayment = await paymentsOf(ground, papers);
    return { output: { statusApproval, of: after, statusPayment } };
  },
});

async function begun(
  { made, administrator }: Ground,
  requester: Signed,
  step: string,
  newServiceDate: string | null,
): Promise<Unlocked> {
  const one: Made = made(step);
  const { advanceId, settlementId, jobId } = one;
  if (settlementId) {
    const after = async () => (await requester.ask(getSettlement, { settlementId })).statusApproval;
    return { step, type: "Settlement", objectId: settlementId, after };
  }
  if (advanceId) {
    const after = async () => (await requester.ask(getAdvance, { advanceId })).statusApproval;
    return { step, type: "Advance", objectId: advanceId, after };
  }
  const job = () => requester.ask(getShipment, { id: jobId });
  if (!(await job()).isLocked) await administrator.ask(lockShipment, { id: jobId });
  return {
    step,
    type: newServiceDate ? "Change Service Date" : "Shipment",
    objectId: jobId,
    after: async () => {
      const { isLocked, serviceDate } = await job();
      if (newServiceDate) return serviceDate;
      return isLocked ? "locked" : "unlocked";
    },
  };
}

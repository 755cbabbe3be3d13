import { lockShipment } from "@fairway/areas/shipment/contract.ts";
import { stepKind, word } from "../stepKind.ts";

/** Locks a job; afterwards it refuses every write. */
export const lock = stepKind({
  fields: { job: word },
  follows: { job: ["job"] },
  async play({ signed, made }, ask) {
    const { data } = await signed.ask(lockShipment, { id: made(ask.job).jobId });
    return { output: { state: data.isLocked ? "Locked" : data.currentStatus } };
  },
});

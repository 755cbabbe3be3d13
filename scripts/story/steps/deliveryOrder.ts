import { getDeliveryOrder, updateDeliveryOrder } from "@fairway/areas/arrival/contract.ts";
import { stepKind, word } from "../stepKind.ts";

/** The delivery order of a bill, by air its authorize letter, as a new one starts. */
export const deliveryOrder = stepKind({
  fields: { bill: word },
  follows: { bill: ["bill"] },
  async play({ signed, made }, ask) {
    const { jobId, service, hblid = "" } = made(ask.bill);
    const fresh = await signed.ask(getDeliveryOrder, { hblid });
    const { data } = await signed.ask(updateDeliveryOrder, { ...fresh, hblid });
    return { output: { no: data.deliveryOrderNo }, made: { jobId, service, hblid } };
  },
});

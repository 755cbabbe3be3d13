import { offerWaybillNo } from "@fairway/areas/shipment/contract.ts";
import { stepKind, word } from "../stepKind.ts";

/** The next number of an airline's stock. */
export const nextMawb = stepKind({
  fields: { carrier: word },
  follows: {},
  async play({ signed, partners }, { carrier }) {
    const { id: coloaderId } = await partners.partner(carrier, "Supplier");
    const { data } = await signed.ask(offerWaybillNo, { coloaderId });
    return { output: { mawb: data.mawb } };
  },
});

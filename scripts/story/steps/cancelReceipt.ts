import { cancelReceipt as cancelReceiptCall } from "@fairway/areas/receipt/contract.ts";
import { shownReceipt } from "../receipts.ts";
import { day, stepKind, word } from "../stepKind.ts";

/** Cancels the receipt or the net-off of an earlier step, today unless a day is said. */
export const cancelReceipt = stepKind({
  fields: { day: day.optional(), of: word, reason: word },
  follows: { of: ["receipt", "netoff"] },
  async play(ground, { of: step, reason, day: cancelDate }) {
    const { receiptId, cleared = {}, ...rest } = ground.made(step);
    const { data } = await ground.signed.ask(cancelReceiptCall, {
      id: receiptId ?? "",
      reason,
      ...(cancelDate ? { cancelDate } : {}),
    });
    return { output: await shownReceipt(ground, data, cleared), made: { ...rest } };
  },
});

import { getShipmentTotalProfit } from "@fairway/areas/charge/contract.ts";
import { stepKind, word } from "../stepKind.ts";

/** The profit of a job, expected and billed, and of each of its bills. */
export const profit = stepKind({
  fields: { job: word },
  follows: { job: ["job"] },
  async play({ signed, made, billsOf }, ask) {
    const { jobId } = made(ask.job);
    const { houseBills, total, billed } = await signed.ask(getShipmentTotalProfit, { jobId });
    const bills = billsOf(jobId).flatMap(([step, hblid]) => {
      const bill = houseBills.find((each) => each.hblid === hblid);
      if (!bill) return [];
      const { selling, buying, onBehalf, profit: earned } = bill;
      return [[step, { selling, buying, onBehalf, profit: earned }] as const];
    });
    return { output: { expected: total, billed, bills: Object.fromEntries(bills) } };
  },
});

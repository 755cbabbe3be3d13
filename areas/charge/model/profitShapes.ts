import { z } from "zod";

const twoSums = z.object({ vnd: z.string().nullable(), usd: z.string().nullable() });

export const profit = z.object({
  buying: twoSums,
  selling: twoSums,
  onBehalf: twoSums,
  profit: twoSums,
});

/** The profit of one house bill: what is expected, and of that what is billed and paid. */
export const billProfit = profit.extend({
  hblid: z.string(),
  hwbno: z.string().nullable(),
  billed: profit,
  paid: profit,
});

const earningLine = z.object({
  id: z.string(),
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  unitCode: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  currencyId: z.string(),
  partnerName: z.string(),
});

/** The profit of each charge of a bill: the sold line next to its bought one. */
export const profitOfBillLines = z.object({
  hblid: z.string(),
  hwbno: z.string().nullable(),
  charges: z.array(
    z.object({
      bought: earningLine.nullable(),
      sold: earningLine.nullable(),
      expected: profit,
      billed: profit,
      paid: profit,
    }),
  ),
});

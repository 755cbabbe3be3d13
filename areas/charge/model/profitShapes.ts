import { z } from "zod";

const twoSums = z.object({ vnd: z.string().nullable(), usd: z.string().nullable() });

export const profit = z.object({
  buying: twoSums,
  selling: twoSums,
  onBehalf: twoSums,
  profit: twoSums,
});

export const billProfit = profit.extend({ hblid: z.string(), hwbno: z.string().nullable() });

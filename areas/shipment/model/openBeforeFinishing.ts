import { z } from "zod";

/** What is open on a job that is to be finished. */
export const openBeforeFinishing = z.object({
  hasCharges: z.boolean(),
  /** Selling and on-behalf lines that no document bills, and what they amount to in VND with VAT. */
  unbilledLines: z.number(),
  unbilledVnd: z.string(),
  /** The numbers of the notes that accounting rejected. */
  rejectedNotes: z.array(z.string()),
  /** The codes of its stages that are neither done nor dropped. */
  openStages: z.array(z.string()),
  /** The numbers of its declarations that are not released. */
  heldDeclarations: z.array(z.string()),
  /** What is earned, if it is under the minimum of the office or below zero. */
  lowProfit: z
    .object({
      profitVnd: z.string(),
      marginPercent: z.string().nullable(),
      minProfitMarginPercent: z.string().nullable(),
      minProfit: z.string().nullable(),
      currencyId: z.string(),
    })
    .nullable(),
});
export type OpenBeforeFinish = Readonly<z.infer<typeof openBeforeFinishing>>;

import { z } from "zod";

/** How far a job is on its way from the bill to the money. */
export const jobChain = z.object({
  bills: z.number(),
  /** Lines that a customer owes, and those among them on no note. */
  charges: z.object({ lines: z.number(), open: z.number() }),
  notes: z.number(),
  selling: z.object({ lines: z.number(), open: z.number() }),
  onBehalf: z.object({ lines: z.number(), open: z.number() }),
  /** The notes whose invoices the user may issue now. */
  noteIds: z.array(z.string()),
  /** What was paid on the invoices of the job; null for users who may not see its accounting. */
  paid: z
    .object({
      invoices: z.number(),
      percent: z.string().nullable(),
      openVnd: z.string(),
      /** An open invoice on which the user may receive money. */
      next: z.object({ invoiceId: z.string(), partnerId: z.string() }).nullable(),
    })
    .nullable(),
});
export type JobChain = Readonly<z.infer<typeof jobChain>>;

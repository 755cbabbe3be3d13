import { z } from "zod";

/** A price of a work order with the line of the bill that took it. */
export const comparedLine = z.object({
  type: z.enum(["BUY", "SELL"]),
  chargeCode: z.string(),
  chargeName: z.string(),
  unitCode: z.string(),
  /** What the order says today; null where it has no such price any more. */
  ordered: z
    .object({ quantity: z.string(), unitPrice: z.string(), currencyId: z.string() })
    .nullable(),
  /** What stands on the bill; null where the line is missing. */
  stands: z
    .object({ quantity: z.string(), unitPrice: z.string(), currencyId: z.string() })
    .nullable(),
  isSame: z.boolean(),
});
export type ComparedLine = Readonly<z.infer<typeof comparedLine>>;

import { z } from "zod";

/** What an item gets, with what is then open of it; the fields of a line of a receipt, too. */
export const clearedAmounts = {
  /** Taken from the money, in its currency, in VND and in USD. */
  paidAmount: z.string(),
  paidAmountVnd: z.string(),
  paidAmountUsd: z.string().nullable(),
  /** Cleared of the item, in its currency, in VND and in USD. */
  totalPaid: z.string(),
  totalPaidVnd: z.string(),
  totalPaidUsd: z.string(),
  balanceVnd: z.string(),
  balanceUsd: z.string().nullable(),
};

const clearedDue = z.object({ id: z.string(), ...clearedAmounts });
export type ClearedDue = Readonly<z.infer<typeof clearedDue>>;

import { z } from "zod";

/**
 * The amounts cleared of an item and its open amount afterwards; also the fields of a receipt's
 * line.
 */
export const clearedAmounts = {
  /** Taken from the money: in its currency, in VND and in USD. */
  paidAmount: z.string(),
  paidAmountVnd: z.string(),
  paidAmountUsd: z.string().nullable(),
  /** Cleared of the item: in its currency, in VND and in USD. */
  totalPaid: z.string(),
  totalPaidVnd: z.string(),
  totalPaidUsd: z.string(),
  balanceVnd: z.string(),
  balanceUsd: z.string().nullable(),
};

const clearedDue = z.object({ id: z.string(), ...clearedAmounts });
export type ClearedDue = Readonly<z.infer<typeof clearedDue>>;

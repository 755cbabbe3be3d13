import { z } from "zod";

/** A payment of an invoice that waits to be sent to the accounting system. */
export const paymentToSync = z.object({
  receiptId: z.string(),
  receiptNo: z.string(),
  paymentDate: z.string(),
  invoiceId: z.string(),
  invoiceNo: z.string(),
  partnerName: z.string().nullable(),
  currencyId: z.string(),
  paidAmount: z.string(),
  paidAmountVnd: z.string(),
  paidAmountUsd: z.string().nullable(),
});

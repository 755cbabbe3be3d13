import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A note to a prepaid customer in the list of confirmations. */
export const prepaidNote = z.object({
  id,
  number: z.string(),
  jobId: id,
  jobNo: z.string(),
  transactionType: z.string(),
  partnerId: id,
  partnerCode: z.string(),
  partnerName: z.string(),
  taxCode: z.string().nullable(),
  totalVnd: z.string(),
  total: z.string(),
  currencyId: z.string(),
  officeCode: z.string(),
  saleManName: z.string().nullable(),
  userNameCreated: z.string().nullable(),
  datetimeCreated: z.string(),
  status: z.enum(["Unpaid", "Paid"]),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  may: z.array(z.string()),
});
export type PrepaidNote = z.infer<typeof prepaidNote>;

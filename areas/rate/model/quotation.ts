import { z } from "zod";

export const quotation = z.object({
  currencyFrom: z.string(),
  currencyName: z.string().nullable(),
  currencyTo: z.string(),
  rate: z.string(),
  effectiveOn: z.string(),
  userModified: z.string().nullable(),
  userNameModified: z.string().nullable(),
  datetimeModified: z.string(),
});
export type QuotationRow = z.infer<typeof quotation>;

export const historyDay = z.object({
  effectiveOn: z.string(),
  kind: z.string(),
  carrierId: z.string().nullable(),
  carrierName: z.string().nullable(),
  currencyTo: z.string(),
  datetimeModified: z.string(),
  userModified: z.string().nullable(),
  userNameModified: z.string().nullable(),
  rates: z.array(
    z.object({
      currencyFrom: z.string(),
      rate: z.string(),
      active: z.boolean(),
      at: z.string(),
      rateOutside: z.boolean(),
      rateReason: z.string().nullable(),
    }),
  ),
});

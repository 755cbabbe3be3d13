import { day, decimalText, id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const sideOfLink = z.object({
  chargeId: id,
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  jobId: id,
  jobNo: z.string(),
  transactionType: z.string(),
  hblid: id,
  hwbno: z.string().nullable(),
  mblno: z.string().nullable(),
  partnerId: id,
  partnerName: z.string(),
  quantity: decimalText,
  unitPrice: decimalText,
  currencyId: z.string(),
  total: decimalText,
  exchangeDate: day,
});

/** A link with both of its lines. */
export const linkDetail = z.object({
  id,
  ruleName: z.string(),
  userCreated: z.string().nullable(),
  datetimeCreated: instant,
  origin: sideOfLink,
  linked: sideOfLink,
});
export type LinkDetail = z.infer<typeof linkDetail>;

/** What became of the link of an operations job. */
export const linkedOperation = z.object({ id, jobNo: z.string(), isLinkFee: z.boolean() });

import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A partner that may be the one being typed. */
export const likePartner = z.object({
  id,
  accountNo: z.string(),
  shortName: z.string(),
  partnerNameEn: z.string(),
  partnerNameVn: z.string(),
  partnerType: z.enum(["Customer", "Agent", "Supplier"]),
  active: z.boolean(),
  sameTaxCode: z.boolean(),
});
export type LikePartner = z.output<typeof likePartner>;

/** The different tax codes of two partners, and how many invoices and vouchers state them. */
export const taxCodesOfTwo = z.object({
  keptTaxCode: z.string(),
  mergedTaxCode: z.string(),
  invoices: z.number(),
});
export type TaxCodesOfTwo = z.output<typeof taxCodesOfTwo>;

/** A merge that has not been undone. */
export const partnerMerge = z.object({
  id,
  version: z.number(),
  mergedId: z.string(),
  mergedOn: z.string(),
  datetimeCreated: z.string(),
  accountNo: z.string(),
  shortName: z.string(),
  partnerType: z.enum(["Customer", "Agent", "Supplier"]),
  userName: z.string().nullable(),
  /** Why two partners with different tax codes are one; null when none was needed. */
  reason: z.string().nullable(),
  mayUndo: z.boolean(),
});
export type PartnerMerge = z.output<typeof partnerMerge>;

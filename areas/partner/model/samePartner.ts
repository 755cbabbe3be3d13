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
  mayUndo: z.boolean(),
});
export type PartnerMerge = z.output<typeof partnerMerge>;

import { call } from "@fairway/core/contract/call.ts";
import { id, text } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { anyMenu } from "./contract.ts";

// Calls about two records of one partner.

const typed = text(500).default("");

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

export const findLikePartners = call({
  method: "POST",
  path: "CatPartner/FindLike",
  right: [...anyMenu("add"), ...anyMenu("write")],
  writes: false,
  body: z.object({
    /** The partner being changed; it is not like itself. */
    id: id.nullish(),
    taxCode: text(20).default(""),
    shortName: typed,
    partnerNameEn: typed,
    partnerNameVn: typed,
  }),
  answer: z.object({
    partners: z.array(likePartner),
    /** Is there one more that this person may not open? */
    hidden: z.boolean(),
  }),
  summary: "Partners that may be the one being typed, by tax code and names",
});

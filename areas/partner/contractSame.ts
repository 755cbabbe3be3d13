import { call } from "@fairway/core/contract/call.ts";
import { done, id, maybeId, maybeText, text } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { anyMenu } from "./model/partnerMenus.ts";
import { likePartner, partnerMerge, taxCodesOfTwo } from "./model/samePartner.ts";

// Calls about two records of one partner.

const typed = text(500).default("");

export const findLikePartners = call({
  method: "POST",
  path: "CatPartner/FindLike",
  right: [...anyMenu("add"), ...anyMenu("write")],
  writes: false,
  body: z.object({
    /** The partner being changed; it is not like itself. */
    id: maybeId,
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

const two = z.object({ keptId: id, mergedId: id });

export const previewMerge = call({
  method: "POST",
  path: "CatPartner/PreviewMerge",
  right: anyMenu("MergePartner"),
  writes: false,
  body: two,
  answer: z.object({
    mergedVersion: z.number(),
    /** Null when the tax codes are the same, or one partner has none. */
    taxCodes: taxCodesOfTwo.nullable(),
    records: z.array(
      z.object({
        title: z.string(),
        moves: z.number(),
        /** Stay with the merged partner, because the kept one has the same. */
        stays: z.number(),
        /** Go over, but are no longer active. */
        yields: z.number(),
      }),
    ),
  }),
  summary: "What a merge of two partners would do, by kind of record",
});

export const mergePartners = call({
  method: "POST",
  path: "CatPartner/Merge",
  right: anyMenu("MergePartner"),
  body: two.extend({
    keptVersion: z.number().int(),
    mergedVersion: z.number().int(),
    /** Needed when the tax codes differ and there are invoices. */
    reason: maybeText(500).optional(),
  }),
  answer: done(z.object({ id, keptId: id, moved: z.number() })),
  summary: "Make two records of one partner one",
});

export const listMerges = call({
  method: "GET",
  path: "CatPartner/Merges/{id}",
  right: anyMenu("detail"),
  params: z.object({ id }),
  answer: z.array(partnerMerge),
  summary: "The partners that were merged into this one",
});

export const undoMerge = call({
  method: "POST",
  path: "CatPartner/UndoMerge",
  right: anyMenu("MergePartner"),
  body: z.object({ id, version: z.number().int() }),
  answer: done(z.object({ id, keptId: z.string(), mergedId: z.string() })),
  summary: "Part two merged partners again, on the day of the merge",
});

import { id, maybeDay, maybeText, needText, orNull } from "@fairway/core/contract/shapes.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { z } from "zod";
import { mostCombined } from "./combine.ts";
import { refuseCombine } from "./refusals.ts";

export const askedTypes = ["All", "Debit", "Credit"] as const;
export type AskedType = (typeof askedTypes)[number];

export const dateTypes = ["Issue Date", "Service Date"] as const;
export type DateType = (typeof dateTypes)[number];

/** What the numbers of a search are. */
export const documentTypes = ["CD Note", "Soa", "Job No", "HBL No", "Custom No"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Which documents a combined billing may take. Rule CB-3 */
export const combineCriteria = z.object({
  partnerId: id,
  type: z.enum(askedTypes).default("All"),
  dateType: z.enum(dateTypes).default("Issue Date"),
  fromDate: maybeDay,
  toDate: maybeDay,
  /** Codes of services; all without one. */
  services: z.array(needText(20)).max(50).default([]),
  documentType: orNull(z.enum(documentTypes)),
  /** Numbers of that type, one a line. */
  documentNo: maybeText(20_000),
});
export type CombineCriteria = z.output<typeof combineCriteria>;

/** The documents of a billing in their order. */
const documentIds = z.array(id).min(1).max(mostCombined);

/** A new combined billing. */
export const combineForm = z.object({
  partnerId: id,
  description: maybeText(1000),
  documentIds,
});

/** What a change of a combined billing may change. */
export const combineChange = z.object({
  id,
  version: z.number().int(),
  description: maybeText(1000),
  documentIds,
});

/** What is wrong with the days of a search. */
export function whyNotDays({
  fromDate,
  toDate,
}: Pick<CombineCriteria, "fromDate" | "toDate">): FieldRefusal[] {
  return fromDate && toDate && toDate < fromDate
    ? [refuseCombine.field("toDate", "combine.daysInOrder")]
    : [];
}

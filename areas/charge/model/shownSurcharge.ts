import { id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { claimAnswers } from "./answersOfClaims.ts";
import { surcharge, surchargeTypes, words } from "./surcharge.ts";

/** The role of a line's partner on the shipment. */
export const rolesOnShipment = ["Customer", "Carrier", "Agent", "Other"] as const;

/** The other line of a link, with the way to it. */
export const linkedLine = z.object({
  chargeId: id,
  jobId: id,
  jobNo: z.string(),
  hblid: id,
  transactionType: z.string(),
});

/** A line of an answer. */
export const shownSurcharge = surcharge.extend({
  ...claimAnswers.shape,
  type: z.enum(surchargeTypes),
  transactionType: z.string(),
  /** The work order whose price the line took, also when it was changed by hand since. */
  workOrderNo: z.string().nullable(),
  objectBePaid: z.enum(rolesOnShipment),
  /** The charge of the other side that the catalogue maps to this one. */
  twin: z.object({ id, code: z.string(), nameEn: z.string(), nameVi: z.string() }).nullable(),
  /** The bill sells the same charge to the same partner on another line, too. */
  duplicateCharge: z.boolean(),
  /** The vendor's invoice is on a line of another bill, too. */
  duplicateInvoice: z.boolean(),
  /** The VAT percentage is not a rate of the service date. */
  unusualVat: z.boolean(),
  /** The reason why the line cannot be deleted or changed in full, in both languages; or null. */
  whyFrozen: words.nullable(),
  /** The keyed fields that may not change. */
  lockedFields: z.array(z.string()),
  /** The line of another job that this one is joined with, whichever was made from the other. */
  linked: linkedLine.nullable(),
  isDeleted: z.boolean(),
  deletedAt: instant.nullable(),
  /** The name of the person who deleted the line. */
  deletedBy: z.string().nullable(),
});
export type ShownSurcharge = z.infer<typeof shownSurcharge>;

import { day, id, may, maybeDay, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** The most bills of one mass update. */
export const mostProofs = 200;

/** The keyed fields of a proof of delivery; a proof that is not stored has no version. */
export const proofForm = z.object({
  hblid: id,
  version: z.number().int().nullish(),
  referenceNo: maybeText(100),
  deliveryDate: maybeDay,
  deliveryPerson: maybeText(200),
  note: maybeText(1000),
});

const name = z.string().nullable();

/** A proof of delivery of an answer. */
export const proofRecord = z.object({
  hblid: id,
  version: z.number().nullable(),
  referenceNo: name,
  deliveryDate: day.nullable(),
  deliveryPerson: name,
  note: name,
  /** Warnings, no refusals: the originals of the bill are still out; its order is not issued. */
  isUnreleased: z.boolean(),
  lacksOrder: z.boolean(),
  /** The day of arrival as far as it is known; a delivery before it is warned about. */
  arrivesOn: day.nullable(),
  may,
});
export type ProofRecord = Readonly<z.infer<typeof proofRecord>>;

/** The proof of one bill of a job, for the mass update. */
export const proofOfBill = proofRecord.omit({ note: true }).extend({
  hwbno: z.string(),
  customerName: name,
});
export type ProofOfBill = Readonly<z.infer<typeof proofOfBill>>;

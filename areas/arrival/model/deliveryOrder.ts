import { day, id, may, maybeDay, maybeText, orNull } from "@fairway/core/contract/shapes.ts";
import { maybeRichText } from "@fairway/core/richText/richText.ts";
import { z } from "zod";
import { mostRichText } from "./arrivalNotice.ts";

/** The texts of a delivery order or authorize letter that a user keeps as default. */
export const orderTexts = z.object({
  doheader1: maybeText(500),
  doheader2: maybeText(500),
  dofooter: maybeRichText(mostRichText),
});

/** How many days a container may be free of demurrage or detention. */
const mostFreeDays = 365;
const freeDays = orNull(z.coerce.number().int().min(0).max(mostFreeDays));

/** The terms of a delivery order: validity, free days of containers and where they go back empty. */
const orderTerms = {
  validUntil: maybeDay,
  demDays: freeDays,
  detDays: freeDays,
  emptyReturn: maybeText(500),
};

/** The terms that only goods in containers have. */
export const containerTerms = ["demDays", "detDays", "emptyReturn"] as const;

/** The keyed fields of a delivery order; an order that is not stored has no version. */
export const orderForm = orderTexts.extend({
  hblid: id,
  version: z.number().int().nullish(),
  /** Today where none was keyed. */
  deliveryOrderPrintedDate: maybeDay,
  subAbbr: maybeText(100),
  ...orderTerms,
});

const name = z.string().nullable();

/** A delivery order of an answer; its number is null until it is stored. */
export const orderRecord = z.object({
  hblid: id,
  version: z.number().nullable(),
  deliveryOrderNo: name,
  deliveryOrderPrintedDate: day,
  doheader1: name,
  doheader2: name,
  dofooter: name,
  subAbbr: name,
  validUntil: day.nullable(),
  demDays: z.number().nullable(),
  detDays: z.number().nullable(),
  emptyReturn: name,
  /** The originals of the bill are still out: a warning, not a refusal. */
  isUnreleased: z.boolean(),
  may,
});
export type OrderRecord = Readonly<z.infer<typeof orderRecord>>;

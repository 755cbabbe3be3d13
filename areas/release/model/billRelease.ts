import { day, id, instant, may, maybeDay, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { type ReleaseState, releaseSteps } from "./releaseSteps.ts";

/** An original of a bill may be one of three. */
export const originalNo = z.number().int().min(1).max(3);

const name = z.string().nullable();
const states = Object.keys(releaseSteps) as [ReleaseState, ...ReleaseState[]];

/** A printed original, and who has handed it in. */
export const originalOfBill = z.object({
  id,
  originalNo: z.number(),
  /** Null for an original that the office of origin has printed. */
  printedAt: instant.nullable(),
  printedBy: name,
  returnedOn: day.nullable(),
  returnedBy: name,
  /** Was it spoiled, and not handed in? */
  isSpoiled: z.boolean(),
  note: name,
});

/** The release of a bill in an answer; a draft has no version. */
export const releaseRecord = z.object({
  hblid: id,
  hwbno: z.string(),
  version: z.number().nullable(),
  state: z.enum(states),
  /** Do we print its originals, or does the office of origin? */
  isOurs: z.boolean(),
  hbltype: name,
  /** How many originals the bill has. */
  count: z.number(),
  /** Their numbers that nobody has handed in. */
  out: z.array(z.number()),
  originals: z.array(originalOfBill),
  surrenderedOn: day.nullable(),
  surrenderedBy: name,
  /** Surrendered by a message, and not over our counter. */
  isTelex: z.boolean(),
  releasedOn: day.nullable(),
  releasedBy: name,
  releasedTo: name,
  may,
});
export type ReleaseRecord = Readonly<z.infer<typeof releaseRecord>>;

/** The bill whose release changes, as the user has read it. */
export const changedRelease = z.object({ hblid: id, version: z.number().int().nullish() });

/** A step of a day; today where none was keyed. */
export const releaseDay = changedRelease.extend({ day: maybeDay });

/** The goods are handed out to somebody. */
export const releaseOfGoods = releaseDay.extend({ releasedTo: maybeText(200) });

/** Originals that were handed in or spoiled. */
export const takenBack = releaseDay.extend({
  originals: z.array(originalNo).min(1).max(3),
  /** They were spoiled here and not handed in. */
  isSpoiled: z.boolean().default(false),
  note: maybeText(500),
});

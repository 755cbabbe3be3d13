import { day, decimalText, id } from "@fairway/core/contract/shapes.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { z } from "zod";
import { boxDays, freeTimeKindNames, terms } from "./terms.ts";

/** The cost of a kind, seen on a day; decimals of the currency. */
export const boxCost = z.object({
  days: z.number(),
  toDate: decimalText,
  byTomorrow: decimalText,
  today: decimalText,
  tomorrow: decimalText,
  totalDays: z.number().nullable(),
  total: decimalText.nullable(),
  /** The total, or the cost to date without one, in VND by the rate of the day; null without a rate. */
  amountVnd: decimalText.nullable(),
});

/** A charge line that was made from a kind of a box. */
export const madeLine = z.object({
  id,
  type: z.enum(surchargeTypes),
  chargeId: id,
  chargeCode: z.string(),
  currencyId: z.string(),
  amount: decimalText,
  days: z.number(),
  untilOn: day,
  hwbno: z.string().nullable(),
});

/** One kind of the free time of a box. */
export const boxKind = z.object({
  kind: z.enum(freeTimeKindNames),
  /** The name of the rule; null where the job has terms of its own. */
  ruleName: z.string().nullable(),
  terms,
  /** Null before its start is known. */
  clock: z
    .object({
      firstDay: day,
      lastFreeDay: day,
      end: day.nullable(),
      isOver: z.boolean(),
    })
    .nullable(),
  cost: boxCost.nullable(),
  /** The cost if the box is picked up on the asked day; null where it has no end. */
  ifPickedUp: decimalText.nullable(),
  made: z.array(madeLine),
});

/** A box of a job. */
export const box = boxDays.extend({
  containerNo: z.string(),
  boxTypeId: id.nullable(),
  boxTypeCode: z.string().nullable(),
  /** False for the days of a number that no goods line of the job has any more. */
  isOnJob: z.boolean(),
  /** The bills that name the box. */
  hblids: z.array(id),
  /** Null before its days are saved. */
  version: z.number().nullable(),
  kinds: z.array(boxKind),
});
export type Box = z.infer<typeof box>;
export type BoxKind = z.infer<typeof boxKind>;

/** A bill of a job that a line of free time may go on. */
export const boxBill = z.object({
  id,
  hwbno: z.string().nullable(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
});

/** The terms that a job has of its own. */
export const jobTerms = z.object({
  kind: z.enum(freeTimeKindNames),
  version: z.number(),
  terms,
});

/** The free time of the boxes of a job. */
export const freeTimeOfJob = z.object({
  jobId: id,
  jobNo: z.string(),
  /** The day on which the costs are seen, today unless another was asked, and today itself. */
  on: day,
  today: day,
  holidays: z.array(day),
  boxes: z.array(box),
  ownTerms: z.array(jobTerms),
  bills: z.array(boxBill),
  carrierId: id.nullable(),
  carrierName: z.string().nullable(),
  may: z.array(z.string()),
});
export type FreeTimeOfJob = z.infer<typeof freeTimeOfJob>;

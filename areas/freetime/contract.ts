import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { shownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  day,
  done,
  id,
  maybeDay,
  maybeDecimal,
  maybeId,
  needCode,
  orNull,
} from "@fairway/core/contract/shapes.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { z } from "zod";
import { freeTimeOfJob } from "./model/box.ts";
import { freeTimeRule } from "./model/freeTimeRule.ts";
import { officeHoliday } from "./model/officeHoliday.ts";
import { freeTimeKindNames, terms } from "./model/terms.ts";

/** The declarations as the derived calls take them. */
export const declaredFreeTimeRule = freeTimeRule as unknown as Resource;
export const declaredHoliday = officeHoliday as unknown as Resource;

export const freeTimeRuleCalls = resourceCalls(declaredFreeTimeRule);
export const holidayCalls = resourceCalls(declaredHoliday);

/** The maximum number of boxes in one save. */
export const mostBoxes = 500;

export const getFreeTime = call({
  method: "GET",
  path: "FreeTime/OfJob",
  right: rightOnJobs("detail"),
  query: z.object({
    jobId: id,
    /** The day on which the costs are seen. */
    on: maybeDay,
    /** What the costs are if the boxes are picked up on this day. */
    pickUpOn: maybeDay,
  }),
  answer: freeTimeOfJob,
  summary: "The boxes of a job with their free time and what it costs",
});

export const saveBoxDays = call({
  method: "PUT",
  path: "FreeTime/Days",
  right: rightOnJobs("write"),
  body: z.object({
    jobId: id,
    boxes: z
      .array(
        z.object({
          containerNo: needCode(20),
          version: orNull(z.number().int()),
          dischargedPlanned: maybeDay,
          dischargedOn: maybeDay,
          gateOutPlanned: maybeDay,
          gateOutOn: maybeDay,
          emptyInPlanned: maybeDay,
          emptyInOn: maybeDay,
        }),
      )
      .min(1)
      .max(mostBoxes),
  }),
  answer: done(freeTimeOfJob),
  summary: "Save the days of boxes of a job",
});

export const saveJobTerms = call({
  method: "PUT",
  path: "FreeTime/Terms",
  right: rightOnJobs("write"),
  body: z.object({
    jobId: id,
    kind: z.enum(freeTimeKindNames),
    version: orNull(z.number().int()),
    /** Null: the rules count again. */
    terms: terms.nullable(),
  }),
  answer: done(freeTimeOfJob),
  summary: "Give a job free time of its own, or the rules again",
});

export const chargeFreeTime = call({
  method: "POST",
  path: "FreeTime/Charge",
  right: rightOnJobs("write"),
  body: z.object({
    jobId: id,
    containerNo: needCode(20),
    kind: z.enum(freeTimeKindNames),
    type: z.enum(surchargeTypes),
    hblid: id,
    chargeId: id,
    paymentObjectId: id,
    payerId: maybeId,
    vatrate: maybeDecimal,
    /** The last day that is charged; null for the end of the clock, or today while it has none. */
    until: day.nullish().transform((value) => value ?? null),
    /** Lines that are there already are brought to the amount. */
    update: z.boolean().default(false),
  }),
  answer: doneWithAlerts(z.array(shownSurcharge)),
  summary: "Make a charge line of the free time of a box",
});

import { rightOnJobs, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { day, done, id, maybeInstant, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { cutoffKindNames } from "./model/cutoffKinds.ts";
import {
  jobCutoffs,
  radarKindNames,
  radarRow,
  radarStateNames,
  radarTile,
  radarViewNames,
} from "./model/radar.ts";

export const listRadar = call({
  method: "POST",
  path: "Radar/Paging",
  writes: false,
  right: rightOnJobs("detail"),
  body: z.object({
    keyword: maybeText(100),
    service: z.enum(serviceCodes).nullish(),
    kind: z.enum(radarKindNames).nullish(),
    state: z.enum(radarStateNames).nullish(),
    view: z.enum(radarViewNames).nullish(),
    /** Only jobs of which the user is in charge. */
    isMine: z.boolean().default(false),
    page: z.number().int().min(1).max(1000).default(1),
    size: z.number().int().min(1).max(100).default(15),
  }),
  answer: z.object({
    data: z.array(radarRow),
    page: z.number(),
    size: z.number(),
    totalItems: z.number(),
    /** All rows of the view by their state. */
    tiles: z.array(radarTile),
  }),
  summary: "What is late or due within 72 hours, the most money at risk first",
});

const ofRow = z.object({
  jobId: id,
  kind: z.enum(radarKindNames),
  /** Empty for a step of the whole job. */
  containerNo: z.string().max(20).default(""),
});

export const snoozeRow = call({
  method: "PUT",
  path: "Radar/Snooze",
  right: rightOnJobs("write"),
  body: ofRow.extend({ until: day, reason: needText(500) }),
  answer: done(z.null()),
  summary: "Put a row of the radar off until a day, with the reason",
});

export const wakeRow = call({
  method: "PUT",
  path: "Radar/Wake",
  right: rightOnJobs("write"),
  body: ofRow,
  answer: done(z.null()),
  summary: "Show a row of the radar again that was put off",
});

export const getCutoffs = call({
  method: "GET",
  path: "Radar/OfJob",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: jobCutoffs,
  summary: "The cut-offs of a job",
});

export const saveCutoffs = call({
  method: "PUT",
  path: "Radar/SaveOfJob",
  right: rightOnJobs("write"),
  body: z.object({
    jobId: id,
    cutoffs: z
      .array(
        z.object({
          kind: z.enum(cutoffKindNames),
          /** Null: the usual one of the job counts again. */
          dueAt: maybeInstant,
          isMarked: z.boolean(),
          isOfMessage: z.boolean().default(false),
          version: z.number().int().nullable(),
        }),
      )
      .min(1)
      .max(cutoffKindNames.length),
  }),
  answer: done(jobCutoffs),
  summary: "Save the cut-offs of a job that were typed or read from a message, and what is done",
});

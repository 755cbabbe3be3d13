import { freeTimeKinds } from "@fairway/areas/freetime/model/terms.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { day, decimalText, id, instant } from "@fairway/core/contract/shapes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import { cutoffKindNames, cutoffKinds, cutoffSourceNames } from "./cutoffKinds.ts";

/** What stands on the radar: the cut-offs of jobs, and the free time of boxes. */
export const radarKinds = { ...cutoffKinds, ...freeTimeKinds } as const;
export type RadarKind = keyof typeof radarKinds;
export const radarKindNames = Object.keys(radarKinds) as [RadarKind, ...RadarKind[]];

/** How pressing a row is; a row that is due later is not on the radar. */
export const radarStates = {
  late: { en: "Late", vi: "Quá hạn" },
  near: { en: "Due in 24 hours", vi: "Đến hạn trong 24 giờ" },
  soon: { en: "Due in 72 hours", vi: "Đến hạn trong 72 giờ" },
} as const satisfies Record<string, Words>;
export type RadarState = keyof typeof radarStates;
export const radarStateNames = Object.keys(radarStates) as [RadarState, ...RadarState[]];

/** Which rows are shown: those that wait, those that are put off, or both. */
export const radarViews = {
  waiting: { en: "To do now", vi: "Cần xử lý" },
  snoozed: { en: "Put off", vi: "Tạm hoãn" },
  all: { en: "All", vi: "Tất cả" },
} as const satisfies Record<string, Words>;
export type RadarView = keyof typeof radarViews;
export const radarViewNames = Object.keys(radarViews) as [RadarView, ...RadarView[]];

/** The longest time for which a row is put off, in days. */
export const longestSnooze = 30;

/** A row of the radar. */
export const radarRow = z.object({
  jobId: id,
  jobNo: z.string(),
  transactionType: z.enum(serviceCodes),
  kind: z.enum(radarKindNames),
  /** The box of a row of free time; empty for a step of the whole job. */
  containerNo: z.string(),
  state: z.enum(radarStateNames),
  dueAt: instant,
  /** Null for a row of free time, which follows from its days. */
  source: z.enum(cutoffSourceNames).nullable(),
  /**
   * What is lost by missing it: the usual fine of a step; of a box what it costs until the end of the
   * third day from now. In VND, null while no rate is known.
   */
  atRisk: decimalText.nullable(),
  /** Of a box, what it costs until today and what tomorrow adds, in VND. */
  toDate: decimalText.nullable(),
  tomorrow: decimalText.nullable(),
  customers: z.string().nullable(),
  personIncharge: z.string().nullable(),
  snoozedUntil: day.nullable(),
  snoozeReason: z.string().nullable(),
  snoozedBy: z.string().nullable(),
  mayWrite: z.boolean(),
});
export type RadarRow = z.infer<typeof radarRow>;

/** The number of rows and the money at risk of a state. */
export const radarTile = z.object({
  state: z.enum(radarStateNames),
  count: z.number(),
  atRisk: decimalText,
});

/** A cut-off of a job. */
export const jobCutoff = z.object({
  kind: z.enum(cutoffKindNames),
  dueAt: instant.nullable(),
  source: z.enum(cutoffSourceNames).nullable(),
  isDone: z.boolean(),
  /** A person said that it is done; its record is not looked for. */
  isMarked: z.boolean(),
  version: z.number().nullable(),
});

/** The cut-offs of a job. */
export const jobCutoffs = z.object({
  jobId: id,
  jobNo: z.string(),
  timeZone: z.string(),
  cutoffs: z.array(jobCutoff),
  may: z.array(z.string()),
});

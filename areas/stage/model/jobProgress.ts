import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { dayOf, isDay } from "@fairway/core/time/day.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import type { AssignedStage } from "./assignedStage.ts";

/** The way of a shipment, in its order. */
export const milestones = {
  opened: { en: "Job opened", vi: "Mở lô hàng" },
  departure: { en: "Goods depart", vi: "Hàng khởi hành" },
  arrival: { en: "Goods arrive", vi: "Hàng đến nơi" },
  finished: { en: "Finished", vi: "Hoàn thành" },
} as const satisfies Record<string, Words>;
export type Milestone = keyof typeof milestones;

/** A step of a shipment: a milestone of its dates, or a stage that is done. */
export const progressStep = z.object({
  /** Null for a stage. */
  milestone: z.enum(Object.keys(milestones) as [Milestone, ...Milestone[]]).nullable(),
  nameEn: z.string(),
  nameVn: z.string(),
  place: z.string().nullable(),
  hwbno: z.string().nullable(),
  /** The planned day of a departure or arrival. */
  plannedOn: z.string().nullable(),
  /** The day or instant at which it happened; null while it has not. */
  doneAt: z.string().nullable(),
});
export type ProgressStep = Readonly<z.infer<typeof progressStep>>;

type Job = Pick<
  Shipment,
  | "datetimeCreated"
  | "etd"
  | "atd"
  | "eta"
  | "ata"
  | "polDescription"
  | "polName"
  | "podDescription"
  | "podName"
  | "currentStatus"
>;

/**
 * How far a shipment is, from its dates and its stages: the done stages stand between the milestones
 * by their time, what has not happened comes last in the order of the way.
 */
export function jobProgress(job: Job, stages: readonly AssignedStage[]): ProgressStep[] {
  const step = (milestone: Milestone, rest: Partial<ProgressStep>): ProgressStep => ({
    milestone,
    nameEn: milestones[milestone].en,
    nameVn: milestones[milestone].vi,
    place: null,
    hwbno: null,
    plannedOn: null,
    doneAt: null,
    ...rest,
  });
  const finished = stages.findLast(({ code }) => code === "FINISHED");
  const way = [
    step("opened", { doneAt: job.datetimeCreated }),
    step("departure", {
      place: job.polDescription ?? job.polName,
      plannedOn: job.etd,
      doneAt: job.atd,
    }),
    step("arrival", {
      place: job.podDescription ?? job.podName,
      plannedOn: job.eta,
      doneAt: job.ata,
    }),
    step("finished", {
      doneAt: job.currentStatus === "Finish" ? (finished?.doneDate ?? null) : null,
    }),
  ];
  const done = stages
    .filter(({ status, code, doneDate }) => status === "Done" && doneDate && code !== "FINISHED")
    .map(({ stageNameEn, stageNameVn, hblno, doneDate }) => ({
      ...step("opened", {}),
      milestone: null,
      nameEn: stageNameEn,
      nameVn: stageNameVn,
      hwbno: hblno,
      doneAt: doneDate,
    }));
  const happened = [...way.filter(({ doneAt }) => doneAt), ...done].toSorted((one, other) =>
    placeOf(one) < placeOf(other) ? -1 : 1,
  );
  return [...happened, ...way.filter(({ doneAt }) => !doneAt)];
}

/**
 * Where a step stands among those that happened: nothing happens before the job is opened, and what
 * only has a day stands before the instants of that day.
 */
function placeOf({ milestone, doneAt }: ProgressStep): string {
  if (milestone === "opened" || doneAt === null) return "";
  return isDay(doneAt) ? doneAt : `${dayOf(doneAt)} ${doneAt}`;
}

import { pressingStages } from "@fairway/areas/shipment/model/pressingStages.ts";
import type { JobStatus } from "@fairway/areas/shipment/model/choices.ts";
import { isInWork, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { shipmentSteps } from "@fairway/areas/shipment/model/shipmentSteps.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import type { Instant } from "@fairway/core/time/day.ts";
import { isOpenStage, type StageStatus } from "./stageStatus.ts";

/** The fields of a stage on which the state of its job depends. */
export interface StageDue {
  readonly status: StageStatus;
  readonly deadline: Instant | null;
}

/** The present instant, and how many hours before a deadline a job is warned. */
export interface Clock {
  readonly now: Instant;
  readonly warningHours: number;
}

/** The default number of hours before a deadline at which a job is warned. */
export const usualWarningHours = 24;

/**
 * The status of a stage after saving: work whose deadline has passed is overdue, and an overdue stage
 * that only gets a later deadline is in work again, or in schedule while nobody has it. Of a job on
 * which no work goes on it stays as told.
 *
 * Shape: `before` is the stored stage, null for a new one.
 */
export function statusOnSaving(
  job: Pick<Shipment, "isLocked" | "currentStatus">,
  stage: StageDue & { readonly mainPersonInCharge: string | null },
  before: StageDue | null,
  clock: Clock,
): StageStatus {
  if (!isPressing(stage) || !isInWork(job)) return stage.status;
  if (isBefore(stage.deadline, clock.now)) return "Overdued";
  const wasLate = before?.status === "Overdued" && isBefore(before.deadline, clock.now);
  if (!wasLate || stage.status !== "Overdued") return stage.status;
  return stage.mainPersonInCharge === null ? "InSchedule" : "Processing";
}

/** The step in the job's state table that follows from its stages. Rule OP-5. */
export function standingOf(stages: readonly StageDue[], clock: Clock): "overdue" | "warn" | "calm" {
  const work = stages.filter(isPressing);
  if (work.some((stage) => isLate(stage, clock.now))) return "overdue";
  const soon = new Date(Date.parse(clock.now) + clock.warningHours * 3_600_000).toISOString();
  return work.some((stage) => isBefore(stage.deadline, soon)) ? "warn" : "calm";
}

/**
 * The state of a job after one of its stages was saved, added or removed.
 *
 * Shape: `stages` are all present stages of the job; `saved` is the status that was just set on one
 *   of them, null when none was set. The table has no step of stages out of Finish and Canceled.
 * Source: rules OP-4 to OP-6
 */
export function jobStatusAfter(
  status: JobStatus,
  stages: readonly StageDue[],
  saved: StageStatus | null,
  clock: Clock,
): JobStatus {
  const step = (from: JobStatus, verb: string) => nextState(shipmentSteps, from, verb) ?? from;
  if (saved === "Done" && !stages.some((stage) => isOpenStage(stage.status))) {
    return step(status, "finish");
  }
  const begun = saved === "Processing" ? step(status, "begin") : status;
  return step(begun, standingOf(stages, clock));
}

/** Is a stage late: overdue, or past its deadline? Equal to `lateStage` in SQL. */
export const isLate = (stage: StageDue, now: Instant): boolean =>
  stage.status === "Overdued" || isBefore(stage.deadline, now);

const isPressing = (stage: StageDue) => pressingStages.includes(stage.status);

const isBefore = (deadline: Instant | null, moment: Instant) =>
  deadline !== null && Date.parse(deadline) < Date.parse(moment);

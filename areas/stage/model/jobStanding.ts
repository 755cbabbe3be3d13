import type { JobStatus } from "@fairway/areas/shipment/model/choices.ts";
import { shipmentSteps } from "@fairway/areas/shipment/model/shipmentSteps.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import type { Instant } from "@fairway/core/time/day.ts";
import { isOpenStage, pressing, type StageStatus } from "./stageStatus.ts";

/** What the state of a job depends on in one of its stages. */
export interface StageDue {
  readonly status: StageStatus;
  readonly deadline: Instant | null;
}

/** The moment at which stages are looked at, and how many hours before a deadline we warn. */
export interface Clock {
  readonly now: Instant;
  readonly warningHours: number;
}

/** A job is warned this many hours before a deadline unless the server is told otherwise. */
export const usualWarningHours = 24;

/**
 * The status that a stage has once it is saved: work whose deadline has passed is overdue, and an
 * overdue stage that only gets a later deadline is in work again.
 *
 * Shape: `before` is the stage as it stood, null for a new one.
 */
export function statusOnSaving(
  stage: StageDue,
  before: StageDue | null,
  clock: Clock,
): StageStatus {
  if (!isPressing(stage)) return stage.status;
  if (isBefore(stage.deadline, clock.now)) return "Overdued";
  const wasLate = before?.status === "Overdued" && isBefore(before.deadline, clock.now);
  return wasLate && stage.status === "Overdued" ? "Processing" : stage.status;
}

/** The step of the job's state table that its stages ask for now. Rule OP-5. */
export function standingOf(stages: readonly StageDue[], clock: Clock): "overdue" | "warn" | "calm" {
  const work = stages.filter(isPressing);
  const isLate = (stage: StageDue) =>
    stage.status === "Overdued" || isBefore(stage.deadline, clock.now);
  if (work.some(isLate)) return "overdue";
  const soon = new Date(Date.parse(clock.now) + clock.warningHours * 3_600_000).toISOString();
  return work.some((stage) => isBefore(stage.deadline, soon)) ? "warn" : "calm";
}

/**
 * The state of a job after a stage of it was saved, added or taken away.
 *
 * Shape: `stages` are all stages of the job as they stand now; `saved` is the status that
 * somebody just gave to one of them, null when none was given.
 * Source: rules OP-4 to OP-6; spec c §3.10, spec d §1.3.
 */
export function jobStatusAfter(
  status: JobStatus,
  stages: readonly StageDue[],
  saved: StageStatus | null,
  clock: Clock,
): JobStatus {
  const step = (from: JobStatus, verb: string) => nextState(shipmentSteps, from, verb) ?? from;
  // A finished job is taken up again by its own verb alone.
  if (status === "Finish" || status === "Canceled") return status;
  if (saved === "Done" && !stages.some((stage) => isOpenStage(stage.status))) {
    return step(status, "finish");
  }
  const begun = saved === "Processing" ? step(status, "begin") : status;
  return step(begun, standingOf(stages, clock));
}

const isPressing = (stage: StageDue) => pressing.includes(stage.status);

const isBefore = (deadline: Instant | null, moment: Instant) =>
  deadline !== null && Date.parse(deadline) < Date.parse(moment);

import { describe, expect, test } from "vitest";
import type { JobStatus } from "@fairway/areas/shipment/model/choices.ts";
import { jobStatusAfter, type StageDue, standingOf, statusOnSaving } from "./jobStanding.ts";
import type { StageStatus } from "./stageStatus.ts";
import { whyNotStage } from "./whyNotStage.ts";

const clock = { now: "2026-11-21T08:00:00Z", warningHours: 24 };
const due = (status: StageStatus, deadline: string | null = null): StageDue => ({
  status,
  deadline,
});
const past = "2026-11-21T07:59:00Z";
const soon = "2026-11-22T07:59:00Z";
const later = "2026-11-22T08:01:00Z";

describe("what the stages of a job ask for", () => {
  test.each<[string, StageDue[], string]>([
    ["nothing to do", [], "calm"],
    ["work without a deadline", [due("Processing")], "calm"],
    ["a deadline beyond tomorrow", [due("InSchedule", later)], "calm"],
    ["a deadline within the day", [due("InSchedule", later), due("Processing", soon)], "warn"],
    ["a deadline that has passed", [due("Processing", soon), due("InSchedule", past)], "overdue"],
    ["a stage that was called overdue", [due("Overdued", later)], "overdue"],
    ["late work that was done", [due("Done", past)], "calm"],
    ["late work that was put off", [due("Pending", past)], "calm"],
    ["late work that was dropped", [due("Deleted", past)], "calm"],
  ])("%s", (_, stages, standing) => {
    expect(standingOf(stages, clock)).toBe(standing);
  });
});

describe("the status of a stage when it is saved", () => {
  const job = { isLocked: false, currentStatus: "Processing" } as const;
  const held = { mainPersonInCharge: "lan" };
  test.each<[string, StageDue, StageDue | null, StageStatus]>([
    ["work in time stays as told", due("Processing", soon), null, "Processing"],
    ["work whose deadline has passed is overdue", due("InSchedule", past), null, "Overdued"],
    ["done work is done, however late", due("Done", past), due("Overdued", past), "Done"],
    ["put off work is put off", due("Pending", past), due("Overdued", past), "Pending"],
    [
      "a later deadline takes overdue work back",
      due("Overdued", later),
      due("Overdued", past),
      "Processing",
    ],
    [
      "work called overdue before its deadline stays so",
      due("Overdued", later),
      due("Processing", later),
      "Overdued",
    ],
  ])("%s", (_, stage, before, status) => {
    expect(statusOnSaving(job, { ...stage, ...held }, before, clock)).toBe(status);
  });

  test("a later deadline takes overdue work that nobody has back to its schedule", () => {
    const stage = { ...due("Overdued", later), mainPersonInCharge: null };
    expect(statusOnSaving(job, stage, due("Overdued", past), clock)).toBe("InSchedule");
  });

  test.each([
    [{ isLocked: false, currentStatus: "Finish" }],
    [{ isLocked: false, currentStatus: "Canceled" }],
    [{ isLocked: true, currentStatus: "Processing" }],
  ] as const)("it stays as told where no work goes on: %o", (closed) => {
    const stage = { ...due("InSchedule", past), ...held };
    expect(statusOnSaving(closed, stage, null, clock)).toBe("InSchedule");
  });
});

describe("the state of a job after one of its stages was saved", () => {
  test.each<[string, JobStatus, StageDue[], StageStatus | null, JobStatus]>([
    ["an overdue stage", "Processing", [due("Overdued")], "Overdued", "Overdued"],
    ["an overdue stage of a job in schedule", "InSchedule", [due("Overdued")], null, "Overdued"],
    ["an overdue stage of a finished job", "Finish", [due("Overdued")], "Overdued", "Finish"],
    ["an overdue stage of a canceled job", "Canceled", [due("Overdued")], "Overdued", "Canceled"],
    [
      "work begins on a job in schedule",
      "InSchedule",
      [due("Processing")],
      "Processing",
      "Processing",
    ],
    ["a stage in schedule begins nothing", "InSchedule", [due("InSchedule")], null, "InSchedule"],
    ["the last stage is done", "Processing", [due("Done"), due("Done")], "Done", "Finish"],
    ["the last stage of an overdue job", "Overdued", [due("Done", past)], "Done", "Finish"],
    [
      "a dropped stage does not hold it up",
      "Warning",
      [due("Done"), due("Deleted")],
      "Done",
      "Finish",
    ],
    ["a stage put off does", "Processing", [due("Done"), due("Pending")], "Done", "Processing"],
    ["all done, but another was changed", "Processing", [due("Done")], null, "Processing"],
    [
      "the late stage is done",
      "Overdued",
      [due("Done", past), due("InSchedule")],
      "Done",
      "Processing",
    ],
    [
      "the late stage is done, another is near",
      "Overdued",
      [due("Done"), due("InSchedule", soon)],
      "Done",
      "Warning",
    ],
    [
      "a stage put off leaves the job alone",
      "Processing",
      [due("Pending", past)],
      "Pending",
      "Processing",
    ],
    ["a pending job is not warned", "Pending", [due("Processing", soon)], "Processing", "Pending"],
    ["a pending job becomes overdue", "Pending", [due("Overdued")], null, "Overdued"],
  ])("%s: %s", (_, status, stages, saved, after) => {
    expect(jobStatusAfter(status, stages, saved, clock)).toBe(after);
  });
});

test("a stage is put off or dropped only with a comment", () => {
  const faults = (status: StageStatus, comment: string | null) =>
    whyNotStage({ status, comment, mainPersonInCharge: "lan", departmentId: null }).map(
      (each) => each.code,
    );
  expect(faults("Pending", " ")).toEqual(["stage.commentNeeded"]);
  expect(faults("Deleted", null)).toEqual(["stage.commentNeeded"]);
  expect(faults("Deleted", "Booked twice")).toEqual([]);
  expect(faults("Done", null)).toEqual([]);
});

test("a stage without a person needs a department", () => {
  const faults = (departmentId: string | null) =>
    whyNotStage({ status: "InSchedule", comment: null, mainPersonInCharge: null, departmentId });
  expect(faults(null).map((each) => each.field)).toEqual(["mainPersonInCharge"]);
  expect(faults("operations")).toEqual([]);
});

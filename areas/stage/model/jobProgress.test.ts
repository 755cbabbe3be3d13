import { expect, test } from "vitest";
import type { AssignedStage } from "./assignedStage.ts";
import { jobProgress } from "./jobProgress.ts";

const job = {
  datetimeCreated: "2026-11-01T02:00:00Z",
  etd: "2026-11-20",
  atd: "2026-11-21",
  eta: "2026-12-08",
  ata: null,
  polDescription: "CAT LAI",
  polName: "Ho Chi Minh",
  podDescription: null,
  podName: "Los Angeles",
  currentStatus: "Processing",
} as const;
const stage = (code: string, doneDate: string | null) =>
  ({
    code,
    stageNameEn: code,
    stageNameVn: code,
    hblno: null,
    status: doneDate ? "Done" : "Processing",
    doneDate,
  }) as AssignedStage;

test("what happened stands by its time, what is to come in the order of the way", () => {
  const steps = jobProgress(job, [
    stage("SI", "2026-11-10T02:00:00Z"),
    stage("VGM", null),
    stage("S_PA", "2026-11-22T02:00:00Z"),
  ]);
  expect(steps.map(({ nameEn, doneAt }) => [nameEn, doneAt !== null])).toEqual([
    ["Job opened", true],
    ["SI", true],
    ["Goods depart", true],
    ["S_PA", true],
    ["Goods arrive", false],
    ["Finished", false],
  ]);
  expect(steps[2]).toMatchObject({ place: "CAT LAI", plannedOn: "2026-11-20" });
});

test("a finished job ends with its finishing", () => {
  const done = stage("FINISHED", "2026-12-10T02:00:00Z");
  const steps = jobProgress({ ...job, ata: "2026-12-08", currentStatus: "Finish" }, [done]);
  expect(steps.map(({ milestone }) => milestone)).toEqual([
    "opened",
    "departure",
    "arrival",
    "finished",
  ]);
});

test("on one day the opening stands first and a departure before what was done at an hour", () => {
  const steps = jobProgress({ ...job, datetimeCreated: "2026-11-21T03:00:00Z" }, [
    stage("S_PA", "2026-11-21T04:00:00Z"),
  ]);
  expect(steps.slice(0, 3).map(({ nameEn }) => nameEn)).toEqual([
    "Job opened",
    "Goods depart",
    "S_PA",
  ]);
});

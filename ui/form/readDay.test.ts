import { expect, test } from "vitest";
import { isNoSuchDay, readDay } from "./readDay.ts";

test.each([
  ["5/12", "2026-12-05"],
  ["0512", "2026-12-05"],
  ["5/1", "2027-01-05"],
  ["29/2", null],
  ["051226", "2026-12-05"],
  ["01122026", "2026-12-01"],
  ["05/12/2026", "2026-12-05"],
  ["1.2.26", "2026-02-01"],
  ["2026-12-05", "2026-12-05"],
  ["+7", "2026-11-29"],
  ["-22", "2026-10-31"],
  [" t ", "2026-11-22"],
  ["T", "2026-11-22"],
  ["31/02/2026", null],
  ["01/12/202026", null],
  ["tomorrow", null],
  ["", null],
])("on 22/11/2026 the day %s is read as %s", (typed, day) => {
  expect(readDay(typed, "2026-11-22")).toBe(day);
});

test.each([
  ["31/02/2026", true],
  ["31022026", true],
  ["2026-02-30", true],
  ["32/1", true],
  ["28/02/2026", false],
  ["soon", false],
  ["", false],
])("%s is a day that does not exist: %s", (typed, isNone) => {
  expect(isNoSuchDay(typed, "2026-11-22")).toBe(isNone);
});

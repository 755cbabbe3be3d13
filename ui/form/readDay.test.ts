import { say } from "@fairway/core/words/words.ts";
import { expect, test } from "vitest";
import { readDay, whyNoDay } from "./readDay.ts";

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
  ["31/02/2026", {}, "The day 31/02/2026 does not exist."],
  ["31022026", {}, "The day 31022026 does not exist."],
  ["2026-02-30", {}, "The day 2026-02-30 does not exist."],
  ["32/1", {}, "The day 32/1 does not exist."],
  ["soon", {}, "“soon” is not a date. Type 5/12, 0512, 05/12/2026, +7 or t for today."],
  ["5/12", { min: "2026-12-06" }, "Enter 06/12/2026 or a later day."],
  ["5/12", { max: "2026-12-04" }, "Enter 04/12/2026 or an earlier day."],
])("%s within %o: %s", (typed, limits, message) => {
  const why = whyNoDay(typed, "2026-11-22", limits);
  expect(say(why.words, "en", why.facts)).toBe(message);
});

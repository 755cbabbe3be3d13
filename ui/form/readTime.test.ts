import { expect, test } from "vitest";
import { readDayAndTime } from "./readTime.ts";

test.each([
  ["5/12 14:00", "2026-12-05", "14:00"],
  ["14:00 5/12", "2026-12-05", "14:00"],
  ["17:00 25/11/2026", "2026-11-25", "17:00"],
  ["+1 9h", "2026-11-27", "09:00"],
  ["t 1730", "2026-11-26", "17:30"],
  ["5 12 17h30", "2026-12-05", "17:30"],
  [" 0512 9h ", "2026-12-05", "09:00"],
  ["5/12", "2026-12-05", null],
])("%s", (typed, day, time) => {
  expect(readDayAndTime(typed, "2026-11-26")).toEqual({ day, time });
});

test.each(["", "14:00", "soon", "5/12 25:00", "31/2 9h", "5/12 14:00 pm"])(
  "%j is none",
  (typed) => {
    expect(readDayAndTime(typed, "2026-11-26")).toBeNull();
  },
);

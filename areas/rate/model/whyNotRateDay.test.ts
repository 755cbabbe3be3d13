import { expect, test } from "vitest";
import { whyNotRateDay } from "./whyNotRateDay.ts";

test.each([
  ["2023-11-26", "2026-11-26", null],
  ["2023-11-25", "2026-11-26", "rate.dayFar"],
  ["2025-02-28", "2028-02-29", null],
  ["2026-12-27", "2026-11-26", null],
  ["2026-12-28", "2026-11-26", "rate.dayFar"],
])("RT-13: the exchange date %s on %s: %s", (day, today, code) => {
  expect(whyNotRateDay(day, today)?.code ?? null).toBe(code);
});

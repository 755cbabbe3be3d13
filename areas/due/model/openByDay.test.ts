import { expect, test } from "vitest";
import { firstDayWith, leastFrom, openByDay } from "./openByDay.ts";
import type { Worth } from "./worth.ts";

const worth = (amount: string, amountUsd: string | null = null): Worth => ({
  amount,
  amountVnd: amount,
  amountUsd,
});
const on = (date: number, amount: string) => ({
  day: `2026-11-${String(date).padStart(2, "0")}`,
  ...worth(amount),
});

// Raised on the 5th, paid on the 7th, reversed on the 12th, paid in part on the 12th.
const open = openByDay([on(12, "100"), on(5, "100"), on(7, "-100"), on(12, "-30")]);

test.each([
  ["before it is raised", "2026-11-01", "0"],
  ["on the day on which it is raised, as it is paid later", "2026-11-05", "0"],
  ["from its payment to the reversal", "2026-11-11", "0"],
  ["after the reversal", "2026-11-12", "70"],
  ["later", "2026-12-24", "70"],
])("the least that is open %s", (_, day, least) => {
  expect(leastFrom(open, day).amount).toBe(least);
});

test.each([
  ["nothing clears at once", "2026-11-06", "0", "2026-11-06"],
  ["an amount waits until it is open and stays open", "2026-11-01", "70", "2026-11-12"],
  ["a later day is its own", "2026-11-20", "70", "2026-11-20"],
  ["more than is open has no day", "2026-11-01", "71", null],
])("%s", (_, from, amount, day) => {
  expect(firstDayWith(open, from, worth(amount))).toBe(day);
});

test("an amount in US dollars counts where both know it", () => {
  const known = openByDay([{ day: "2026-11-05", ...worth("100", "4.00") }]);
  const day = "2026-11-06";
  expect(firstDayWith(known, day, worth("50", "4.01"))).toBeNull();
  expect(firstDayWith(known, day, worth("50"))).toBe(day);
  expect(firstDayWith(open, day, worth("0", "9.00"))).toBe(day);
});

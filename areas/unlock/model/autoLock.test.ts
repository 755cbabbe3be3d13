import { expect, test } from "vitest";
import { isMonthOpen, locksOn } from "./autoLock.ts";

test.each([
  // The month after the service month has 28, 29, 30 and 31 days.
  { serviceDate: "2026-01-05", lockDate: 30, on: "2026-03-01" },
  { serviceDate: "2028-01-31", lockDate: 30, on: "2028-03-01" },
  { serviceDate: "2026-03-31", lockDate: 30, on: "2026-05-01" },
  { serviceDate: "2026-04-01", lockDate: 30, on: "2026-05-31" },
  { serviceDate: "2026-04-30", lockDate: 1, on: "2026-05-02" },
  { serviceDate: "2026-12-15", lockDate: 10, on: "2027-01-11" },
])(
  "a job of $serviceDate locks on $on after the day $lockDate",
  ({ serviceDate, lockDate, on }) => {
    const setting = { lockDate, lockAfterUnlocking: 5 };
    expect(locksOn(setting, { serviceDate, unlockedOn: null })).toBe(on);
  },
);

test("an unlocked job locks again after its days, whatever its service date", () => {
  const setting = { lockDate: 1, lockAfterUnlocking: 3 };
  expect(locksOn(setting, { serviceDate: "2025-01-01", unlockedOn: "2026-02-27" })).toBe(
    "2026-03-02",
  );
});

test.each([
  { day: "2026-03-31", today: "2026-03-01", is: true },
  { day: "2026-02-28", today: "2026-03-01", is: false },
  { day: "2025-12-31", today: "2026-01-01", is: false },
  { day: "2026-01-01", today: "2025-12-31", is: true },
])("the month of $day is open on $today: $is", ({ day, today, is }) => {
  expect(isMonthOpen(day, today)).toBe(is);
});

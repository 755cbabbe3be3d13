import { expect, test } from "vitest";
import { dueDay } from "./dueDay.ts";

test.each([
  ["a term from the invoice date", 30, "Invoice Date", null, "2026-12-20"],
  ["confirmed billing, not yet confirmed", 30, "Confirmed Billing", null, null],
  ["confirmed billing", 15, "Confirmed Billing", "2026-12-01", "2026-12-16"],
  ["no term", 0, "Invoice Date", null, "2026-11-20"],
] as const)("%s", (_, paymentTerm, dueBase, confirmedOn, due) => {
  expect(dueDay({ raisedOn: "2026-11-20", paymentTerm, dueBase, confirmedOn })).toBe(due);
});

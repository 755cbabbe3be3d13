import { expect, test } from "vitest";
import { paymentDueDate } from "./paymentDueDate.ts";

test.each([
  ["an agreement from the invoice date", 30, "Invoice Date", null, "2026-12-20"],
  ["confirmed billing, not yet confirmed", 30, "Confirmed Billing", null, null],
  ["confirmed billing", 15, "Confirmed Billing", "2026-12-01", "2026-12-16"],
  ["no agreement", 30, null, null, "2026-11-20"],
] as const)("%s", (_, paymentTerm, base, confirmBillingDate, due) => {
  const invoice = { date: "2026-11-20", paymentTerm, base, confirmBillingDate };
  expect(paymentDueDate(invoice)).toBe(due);
});

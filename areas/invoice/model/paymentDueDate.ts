import { addDays, type Day } from "@fairway/core/time/day.ts";
import type { DueDateBase } from "./invoice.ts";

/**
 * When an invoice is due.
 *
 * Shape: null until the billing is confirmed, when the term runs from there; without an agreement
 *   the invoice is due on its own date.
 * Source: rule IN-5.
 */
export function paymentDueDate(invoice: {
  readonly date: Day;
  readonly paymentTerm: number;
  readonly base: DueDateBase | null;
  readonly confirmBillingDate: Day | null;
}): Day | null {
  if (invoice.base === null) return invoice.date;
  const from = invoice.base === "Invoice Date" ? invoice.date : invoice.confirmBillingDate;
  return from === null ? null : addDays(from, invoice.paymentTerm);
}

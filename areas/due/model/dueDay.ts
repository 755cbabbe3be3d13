import { addDays, type Day } from "@fairway/core/time/day.ts";

/** The day from which the payment term runs. */
export const dueDateBases = ["Invoice Date", "Confirmed Billing"] as const;
export type DueDateBase = (typeof dueDateBases)[number];

/**
 * The due day of an item: its term and the days by which it was extended after the day of its
 * document, or after the confirmed billing.
 *
 * Shape: null if the term runs from a billing that is not confirmed yet.
 * Source: rule DU-4, areas/due/README.md
 */
export function dueDay(due: {
  readonly raisedOn: Day;
  readonly paymentTerm: number;
  readonly dueBase: DueDateBase;
  readonly confirmedOn: Day | null;
  readonly extendDays?: number;
}): Day | null {
  const from = due.dueBase === "Invoice Date" ? due.raisedOn : due.confirmedOn;
  return from === null ? null : addDays(from, due.paymentTerm + (due.extendDays ?? 0));
}

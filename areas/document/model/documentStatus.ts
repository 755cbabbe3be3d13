import type { Day } from "@fairway/core/time/day.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";

/** How the statuses of a kind are shown. */
export interface ShownStatuses {
  /** Its states as people read them; without them the state is not shown. */
  readonly states?: Readonly<Record<string, Status>>;
  /** How far a document is paid as people read it; without them that is not shown. */
  readonly payments?: Readonly<Record<string, Status>>;
}

/** What of a document its statuses are read from. */
export interface StatedDocument {
  readonly status?: string;
  readonly paymentStatus?: string | null;
  readonly paymentDueDate?: Day | null;
}

/**
 * The statuses of a document in the order in which they are shown: its state, how far it is paid.
 *
 * Shape: the payment of an overdue document is shown as bad.
 */
export function statusesOf(
  { states, payments }: ShownStatuses,
  { status, paymentStatus, paymentDueDate }: StatedDocument,
  today: Day,
): Status[] {
  const state = status && states?.[status];
  const payment = paymentStatus && payments?.[paymentStatus];
  const isLate = paymentStatus !== "Paid" && paymentDueDate != null && paymentDueDate < today;
  return [
    ...(state ? [state] : []),
    ...(payment ? [isLate ? { ...payment, meaning: "bad" as const } : payment] : []),
  ];
}

/** The words of statuses, for filters and sheets. */
export function statusWords(statuses: Readonly<Record<string, Status>>) {
  return Object.fromEntries(Object.entries(statuses).map(([code, { words }]) => [code, words]));
}

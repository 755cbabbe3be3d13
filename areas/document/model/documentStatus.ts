import { outsideTag } from "@fairway/areas/rate/model/outsideWords.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";

/** The statuses that a kind shows. */
export interface ShownStatuses {
  /** The tag of each state; without tags the state is not shown. */
  readonly states?: Readonly<Record<string, Status>>;
  /** The tag of each payment status; without tags it is not shown. */
  readonly payments?: Readonly<Record<string, Status>>;
}

/** The fields of a document from which its statuses follow. */
export interface StatedDocument {
  readonly status?: string;
  readonly paymentStatus?: string | null;
  readonly paymentDueDate?: Day | null;
  readonly rateOutside?: boolean;
  readonly rateReason?: string | null;
}

/**
 * Returns the statuses of a document in the order of display: its state, its payment status, the
 * mark of a rate outside the bound.
 *
 * Shape: the payment of an overdue document is shown as bad.
 */
export function statusesOf(
  { states, payments }: ShownStatuses,
  { status, paymentStatus, paymentDueDate, rateOutside }: StatedDocument,
  today: Day,
): Status[] {
  const state = status && states?.[status];
  // Nothing is paid on a canceled document.
  const payment =
    state && state.meaning === "cancelled" ? null : paymentStatus && payments?.[paymentStatus];
  const isLate = paymentStatus !== "Paid" && paymentDueDate != null && paymentDueDate < today;
  return [
    ...(state ? [state] : []),
    ...(payment ? [isLate ? { ...payment, meaning: "bad" as const } : payment] : []),
    ...(rateOutside ? [outsideTag] : []),
  ];
}

/** The words of statuses, for filters and sheets. */
export function statusWords(statuses: Readonly<Record<string, Status>>) {
  return Object.fromEntries(Object.entries(statuses).map(([code, { words }]) => [code, words]));
}

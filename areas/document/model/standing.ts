import type { Facts } from "@fairway/core/words/words.ts";
import { isJobClosed, type JobStanding } from "./jobClosed.ts";

/** The facts that may prevent a change of a document. */
export interface Standing {
  readonly number: string;
  readonly state: string;
  /** True when the accounting system has the document. */
  readonly isSynced: boolean;
  readonly paymentStatus?: string | null;
  readonly approvalStatus?: string | null;
  readonly job?: JobStanding | null;
  /** The number of a document that holds this one. */
  readonly heldBy?: string | null;
  /** What the refusal says of the document that holds this one, besides its number. */
  readonly heldFacts?: Facts;
}

/** A reason that prevents a change of a document. */
export type Obstacle =
  | "synced"
  | "paid"
  | "approved"
  | "jobLocked"
  | "jobFinished"
  | "jobCanceled"
  | "held";

/** The approval statuses in which the author may still change a document. */
const editable = ["New", "Denied"];

const stands: Readonly<Record<Obstacle, (standing: Standing) => boolean>> = {
  synced: ({ isSynced }) => isSynced,
  paid: ({ paymentStatus }) => paymentStatus === "Paid" || paymentStatus === "Paid A Part",
  approved: ({ approvalStatus }) => approvalStatus != null && !editable.includes(approvalStatus),
  jobLocked: ({ job }) => job != null && isJobClosed("locked", job),
  jobFinished: ({ job }) => job != null && isJobClosed("finished", job),
  jobCanceled: ({ job }) => job != null && isJobClosed("canceled", job),
  held: ({ heldBy }) => heldBy != null,
};

/** Returns the first of these obstacles that applies, or null. */
export function obstacleOf(standing: Standing, among: readonly Obstacle[]): Obstacle | null {
  return among.find((each) => stands[each](standing)) ?? null;
}

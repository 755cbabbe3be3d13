import {
  noteMilestones,
  type MilestoneNote,
} from "@fairway/areas/milestone/server/noteMilestone.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** What the form of a job says of its milestones; only operations have the days. */
export interface ToldDays {
  readonly bookingNo: string | null;
  readonly clearanceDate?: string | null;
  readonly deliveryDate?: string | null;
}

const days = { clearanceDate: "cleared", deliveryDate: "delivered" } as const;

/**
 * Notes what the form of a job newly says: booked with a booking number, and the days for which
 * clearance and delivery are planned.
 *
 * Source: rule MS-6, areas/milestone/README.md
 */
export function noteDaysOfJob(
  tx: Tx,
  actor: Actor,
  job: ToldDays & { readonly id: string },
  was: ToldDays | null,
): Promise<void> {
  return noteMilestones(tx, actor, newsOfDays(job, was));
}

/** The same of several new jobs, with one statement. */
export function noteDaysOfJobs(
  tx: Tx,
  actor: Actor,
  jobs: readonly (ToldDays & { readonly id: string })[],
): Promise<void> {
  return noteMilestones(
    tx,
    actor,
    jobs.flatMap((job) => newsOfDays(job, null)),
  );
}

function newsOfDays(job: ToldDays & { readonly id: string }, was: ToldDays | null) {
  const own = { jobId: job.id, source: "job" } as const;
  const notes: MilestoneNote[] = [];
  if (job.bookingNo && !was?.bookingNo) {
    const actual = new Date().toISOString();
    notes.push({ ...own, kind: "booked", actual, reference: job.bookingNo });
  }
  for (const [field, kind] of Object.entries(days) as [
    keyof typeof days,
    MilestoneNote["kind"],
  ][]) {
    const planned = job[field] ?? null;
    if (planned !== (was?.[field] ?? null)) notes.push({ ...own, kind, planned });
  }
  return notes;
}

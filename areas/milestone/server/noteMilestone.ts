import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { tellOfMilestones } from "./milestoneFollowers.ts";
import { type MilestoneNote, writeMilestones } from "./milestoneTable.ts";

export type { MilestoneNote };

/** The user for whom a milestone is noted; none for work by the clock. */
type By = Pick<Actor, "companyId"> & { readonly userId: string | null };

/**
 * Notes when a milestone of a job is planned or was reached, and where that comes from.
 *
 * Locks: nothing more; the caller has locked the job, or its own record that is noted once.
 * Source: rules MS-1, MS-3
 */
export function noteMilestone(tx: Tx, by: By, note: MilestoneNote): Promise<void> {
  return noteMilestones(tx, by, [note]);
}

/** Notes several milestones, also of several jobs, with one statement; each is named once. */
export async function noteMilestones(
  tx: Tx,
  by: By,
  notes: readonly MilestoneNote[],
): Promise<void> {
  if (notes.length === 0) return;
  const changed = await writeMilestones(tx, by, notes);
  if (changed.length > 0) await tellOfMilestones(tx, by, changed);
}

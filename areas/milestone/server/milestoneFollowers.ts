import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** A milestone that changed; `isActual` with its actual time. */
export interface ChangedMilestone {
  readonly jobId: string;
  readonly kind: MilestoneKind;
  readonly isActual: boolean;
}

type By = { readonly companyId: string; readonly userId: string | null };

/** What a higher area does when milestones changed. */
type Follower = (tx: Tx, by: By, changed: readonly ChangedMilestone[]) => Promise<void>;

const followers = new Map<string, Follower>();

/** Registers what an area does when milestones changed, once, when it is loaded. Rule MS-7 */
export function registerMilestoneFollower(area: string, follower: Follower): void {
  if (followers.has(area)) throw new Error(`${area} follows milestones twice`);
  followers.set(area, follower);
}

/** Runs what areas do when milestones changed. */
export async function tellOfMilestones(
  tx: Tx,
  by: By,
  changed: readonly ChangedMilestone[],
): Promise<void> {
  for (const follower of followers.values()) await follower(tx, by, changed);
}

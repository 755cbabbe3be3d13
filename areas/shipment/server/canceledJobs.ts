import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Shipment } from "../model/shipment.ts";

/** Lets what an area keeps of a job follow its cancellation. */
type FollowCanceled = (tx: Tx, actor: Actor, job: Shipment) => Promise<void>;

const followers = new Map<string, FollowCanceled>();

/**
 * Registers what a higher area does when a job is canceled; its `handlers.ts` imports the
 * registering file. Rule SH-10
 */
export function registerCanceled(area: string, follow: FollowCanceled): void {
  if (followers.has(area)) throw new Error(`${area} follows twice`);
  followers.set(area, follow);
}

/** Lets the higher areas follow a canceled job. */
export async function followCanceled(tx: Tx, actor: Actor, job: Shipment): Promise<void> {
  for (const follow of followers.values()) await follow(tx, actor, job);
}

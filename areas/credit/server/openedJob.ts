import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";

/** The condition that a user may open the job with an id. */
type MayOpenJob = (actor: Actor, jobId: RawBuilder<unknown>) => RawBuilder<boolean>;

let registered: MayOpenJob | null = null;

/** Registers who may open a job; the area of jobs does, which lies above. Rule CK-16 */
export function registerMayOpenJob(rule: MayOpenJob): void {
  registered = rule;
}

/** The condition that the actor may open a job; nobody may where no area has jobs. Rule CK-16 */
export function mayOpenJob(actor: Actor, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  return registered ? registered(actor, jobId) : sql<boolean>`false`;
}

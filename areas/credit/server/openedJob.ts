import type { Actor } from "@fairway/core/permission/actor.ts";
import type { RawBuilder } from "kysely";

/** The condition that a user may open the record with an id. */
type MayOpen = (actor: Actor, id: RawBuilder<unknown>) => RawBuilder<boolean>;

const rules = new Map<"job", MayOpen>();

/** Registers who may open the records of a kind; the area of jobs does, which lies above. Rule CK-16 */
export function registerMayOpen(kind: "job", rule: MayOpen): void {
  if (rules.has(kind)) throw new Error(`two areas say who may open a ${kind}`);
  rules.set(kind, rule);
}

/** The condition that the actor may open a job; a fault where no area has registered it. Rule CK-16 */
export function mayOpenJob(actor: Actor, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  const rule = rules.get("job");
  if (!rule) throw new Error("no area has registered who may open a job");
  return rule(actor, jobId);
}

import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Shipment } from "../model/shipment.ts";

/**
 * The actor that a user is on a job of another office: the user as such where the right covers the job,
 * else with the level and the rights of the user in that office.
 *
 * Refuses: as `must`, where neither covers the job
 * Source: rule RE-2, areas/replica/README.md
 */
export async function actorOn(tx: Tx, actor: Actor, job: Shipment, action: string): Promise<Actor> {
  const right = `${serviceOf(job.transactionType).menu}.${action}` as const;
  if (actor.may(right, job)) return actor;
  const there = (await actorIn(tx, actor, job.officeId)) ?? actor;
  there.must(right, job);
  return there;
}

/**
 * The same for several jobs, without those that neither covers; one statement for each other office.
 */
export async function actorsOn(
  tx: Tx,
  actor: Actor,
  jobs: readonly Shipment[],
  action: string,
): Promise<ReadonlyMap<string, Actor>> {
  const inOffice = new Map<string, Actor | null>();
  const found = new Map<string, Actor>();
  for (const job of jobs) {
    const right = `${serviceOf(job.transactionType).menu}.${action}` as const;
    if (actor.may(right, job)) {
      found.set(job.id, actor);
      continue;
    }
    const { officeId } = job;
    if (!inOffice.has(officeId)) inOffice.set(officeId, await actorIn(tx, actor, officeId));
    const there = inOffice.get(officeId);
    if (there?.may(right, job)) found.set(job.id, there);
  }
  return found;
}

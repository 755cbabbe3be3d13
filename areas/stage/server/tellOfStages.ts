import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { tellOfJob } from "@fairway/areas/shipment/server/tellOfJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** Tells users that they were given stages of a job; the acting user is never told. Rule OP-9 */
export async function tellOfStages(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  persons: readonly (string | null)[],
): Promise<void> {
  const to = [...new Set(persons)].filter((person) => person !== null && person !== actor.userId);
  if (to.length === 0) return;
  await tellOfJob(tx, actor, job, { kind: "stageAssigned", to, search: "?tab=ASSIGNMENT" });
}

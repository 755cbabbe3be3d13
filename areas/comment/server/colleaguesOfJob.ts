import { readersOfJob } from "@fairway/areas/shipment/server/readersOfJob.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Colleague } from "../model/jobComment.ts";

/** Lists the colleagues who may open a job, without the user. Rule CO-3. Refuses: record.notFound */
export async function colleaguesOfJob(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string },
): Promise<Colleague[]> {
  const job = await readShipment(tx, actor, ask.jobId);
  return (await readersOfJob(tx, actor, job)).filter(({ id }) => id !== actor.userId);
}

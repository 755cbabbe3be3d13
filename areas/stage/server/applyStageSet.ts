import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { applyStageSet as applyCall } from "../contract.ts";
import { followRecords } from "./followRecords.ts";
import { followStages } from "./followStages.ts";
import { mustAssign } from "./stageMay.ts";
import { startStages } from "./startStages.ts";

/**
 * Gives a job the stages of its set that it does not have; twice adds nothing.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled
 * Source: rules OP-2, OP-20, OP-21
 */
export async function applyStageSet(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof applyCall>,
): Promise<Answer<typeof applyCall>> {
  const job = await lockShipmentRow(tx, actor, jobId);
  mustAssign(actor, job);
  refuseClosed(job);
  const { count: added, tells } = await startStages(tx, actor, job);
  if (tells) await followRecords(tx, actor, [job.id]);
  return { status: true, data: { added, stages: await followStages(tx, actor, job, null) } };
}

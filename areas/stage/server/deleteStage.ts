import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { followStages } from "./followStages.ts";
import { readStage } from "./readStage.ts";
import { mustRemoveStage } from "./stageMay.ts";
import { endDepartmentMessages } from "./tellOfStages.ts";

/**
 * Removes a stage from its job; the history keeps its values.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · stage.system · stage.notYours
 * Source: rule OP-2.
 */
export async function deleteStage(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<{ status: true; data: { id: string } }> {
  const seen = await readStage(tx, actor, ask.id);
  const job = await lockShipmentRow(tx, actor, seen.jobId);
  const stage = await readStage(tx, actor, ask.id);
  mustRemoveStage(actor, job, stage);
  refuseClosed(job);
  await deleteRows(tx, "stage_assigned", actor.companyId, [stage.id], actor.userId);
  if (stage.mainPersonInCharge === null) await endDepartmentMessages(tx, actor, job);
  await followStages(tx, actor, job, { gone: [stage] });
  return { status: true, data: { id: stage.id } };
}

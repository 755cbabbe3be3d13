import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { updateJobStatus } from "@fairway/areas/shipment/server/updateJobStatus.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { followRecords } from "./followRecords.ts";
import { followStages } from "./followStages.ts";
import { moveDeadlines } from "./moveDeadlines.ts";
import { noteStage } from "./noteStage.ts";
import { isWaiting } from "./stageMay.ts";
import { endDepartmentMessages, tellDepartments } from "./tellOfStages.ts";

/**
 * Finishes a job, or reopens a finished one, and records it as a stage. A reopened job is warned or
 * overdue at once if its open stages are, and departments are told of what waits for them.
 *
 * Locks: the job.
 * Refuses: as updateJobStatus
 * Source: rules SH-6, SH-37, OP-7, OP-9, OP-11, OP-29
 */
export async function finishOrReopen(
  tx: Tx,
  actor: Actor,
  ask: Parameters<typeof updateJobStatus>[2],
): Promise<{ status: true; data: ShipmentRecord }> {
  const { data } = await updateJobStatus(tx, actor, ask);
  const code = ask.status === "Finish" ? "FINISHED" : "REOPEN";
  await noteStage(tx, actor, data, { code, hblid: null });
  if (ask.status === "Finish") {
    await endDepartmentMessages(tx, actor, data);
    return { status: true, data };
  }
  const job = await readShipment(tx, actor, data.id);
  // Days that changed meanwhile moved nothing.
  await moveDeadlines(tx, actor, job, null);
  await followRecords(tx, actor, [job.id]);
  const stages = await followStages(tx, actor, job, null);
  const waiting = stages.filter(isWaiting).map(({ departmentId }) => departmentId);
  await tellDepartments(tx, actor, job, waiting);
  return { status: true, data: await getShipment(tx, actor, { id: data.id }) };
}

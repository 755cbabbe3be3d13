import { insertDimensionLists } from "@fairway/areas/goods/server/dimensions.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { insertContainerLists } from "./containerTable.ts";
import { getShipment } from "./getShipment.ts";
import { planShipment } from "./planShipment.ts";
import { tellOfAssigned } from "./tellOfJob.ts";
import { writeShipment } from "./writeShipment.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";

/**
 * Opens a job in the user's own office, with its number and the lines of its goods.
 *
 * Locks: the counter of the month, directly before the job is written.
 * Refuses: every wrong field at once · access.forbidden
 * Source: rules SH-1 to SH-4, areas/shipment/README.md
 */
export async function createShipment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.createShipment>,
): Promise<{ status: true; data: ShipmentRecord }> {
  const plan = await planShipment(tx, actor, ask);
  refuseFields(plan.faults);
  await writeShipment(tx, plan);
  const { id } = plan.row;
  const list = { mblid: id, hblid: null };
  await insertContainerLists(tx, actor, [{ ...list, lines: plan.lines }]);
  await insertDimensionLists(tx, actor, [{ ...list, lines: plan.dimensions }]);
  const data = await getShipment(tx, actor, { id });
  if (data.personIncharge !== actor.userId) await tellOfAssigned(tx, actor, data, data);
  return { status: true, data };
}

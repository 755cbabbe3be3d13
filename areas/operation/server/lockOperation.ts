import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { OperationRecord } from "../model/operation.ts";
import { mustBeOperation } from "./billOfOperation.ts";
import { getOperation } from "./getOperation.ts";

/**
 * Locks an operations job against every change.
 *
 * Locks, Refuses: as lockShipment · operation.otherService
 */
export async function lockOperation(
  tx: Tx,
  actor: Actor,
  ask: { readonly id: string },
): Promise<{ status: true; data: OperationRecord }> {
  mustBeOperation(await readShipment(tx, actor, ask.id));
  await lockShipment(tx, actor, ask);
  return { status: true, data: await getOperation(tx, actor, ask) };
}

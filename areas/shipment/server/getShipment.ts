import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Shipment } from "../model/shipment.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { containerListRows } from "./containerTable.ts";
import { readShipment } from "./readShipment.ts";
import { shipmentMay, shipmentPermission } from "./shipmentMay.ts";

/** Returns one job with its containers and the verbs that the user may run. */
export async function getShipment(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<ShipmentRecord> {
  return shipmentRecordOf(tx, actor, await readShipment(tx, actor, ask.id));
}

/** Adds to a job its containers and the verbs that the user may run. */
export async function shipmentRecordOf(
  tx: Tx,
  actor: Actor,
  job: Shipment,
): Promise<ShipmentRecord> {
  const list = { mblid: job.id, hblid: null };
  const csMawbcontainers = (await containerListRows(
    tx,
    actor.companyId,
    list,
  )) as ShipmentRecord["csMawbcontainers"];
  const may = shipmentMay(actor, job);
  return { ...job, csMawbcontainers, permission: shipmentPermission(may), may };
}

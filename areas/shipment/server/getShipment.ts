import { hwConstant } from "@fairway/areas/goods/model/airWeights.ts";
import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import { tonsOf } from "@fairway/areas/goods/model/revenueTons.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { productOfJob } from "../model/productOfJob.ts";
import type { Shipment } from "../model/shipment.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { containerListRows } from "./containerTable.ts";
import { readShipment } from "./readShipment.ts";
import { shipmentMay, shipmentPermission } from "./shipmentMay.ts";

/** Returns one job with the lines of its goods and the verbs that the user may run. */
export async function getShipment(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<ShipmentRecord> {
  return shipmentRecordOf(tx, actor, await readShipment(tx, actor, ask.id));
}

/** Adds to a job the lines of its goods and the verbs that the user may run. */
export async function shipmentRecordOf(
  tx: Tx,
  actor: Actor,
  job: Shipment,
): Promise<ShipmentRecord> {
  const list = { mblid: job.id, hblid: null };
  const { goods } = serviceOf(job.transactionType);
  const isMeasured = goods === "dimensions";
  const { companyId } = actor;
  const csMawbcontainers = isMeasured ? [] : await containerListRows(tx, companyId, list);
  const dimensionDetails = isMeasured ? await dimensionListRows(tx, companyId, list) : [];
  const may = shipmentMay(actor, job);
  return {
    ...job,
    ...productOfJob(job),
    ...tonsOf(serviceOf(job.transactionType), job),
    csMawbcontainers: csMawbcontainers as ShipmentRecord["csMawbcontainers"],
    dimensionDetails: dimensionDetails as ShipmentRecord["dimensionDetails"],
    hwConstant: isMeasured ? hwConstant : null,
    permission: shipmentPermission(may),
    may,
  };
}

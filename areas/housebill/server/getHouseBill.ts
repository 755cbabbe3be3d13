import type { DimensionLine } from "@fairway/areas/goods/model/dimension.ts";
import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import { tonsOf } from "@fairway/areas/goods/model/revenueTons.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import { shipmentPermission } from "@fairway/areas/shipment/server/shipmentMay.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { BillAndJob } from "../model/houseBill.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import type { OtherCharge } from "../model/otherCharge.ts";
import { houseBillMay } from "./houseBillMay.ts";
import { waybillCharges } from "./waybillChargeTable.ts";
import { readHouseBill } from "./readHouseBill.ts";

/** The lists of a bill that need not be read. */
export interface KnownLists {
  readonly csMawbcontainers?: readonly ContainerLine[];
  readonly dimensionDetails?: readonly DimensionLine[];
  readonly otherCharges?: readonly OtherCharge[];
}

/** Returns one house bill with the lines of its goods and the verbs that the user may run. */
export async function getHouseBill(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<HouseBillRecord> {
  return houseBillRecordOf(tx, actor, await readHouseBill(tx, actor, ask.id));
}

/**
 * Adds to a bill its lists, read unless they are `known`, and the verbs that the user may run.
 */
export async function houseBillRecordOf(
  tx: Tx,
  actor: Actor,
  { bill, job }: BillAndJob,
  known: KnownLists = {},
): Promise<HouseBillRecord> {
  const list = { mblid: job.id, hblid: bill.id };
  const service = serviceOf(job.transactionType);
  const isMeasured = service.goods === "dimensions";
  const { companyId } = actor;
  const lines = isMeasured
    ? []
    : (known.csMawbcontainers ?? (await containerListRows(tx, companyId, list)));
  const dimensionDetails = isMeasured
    ? (known.dimensionDetails ?? (await dimensionListRows(tx, companyId, list)))
    : [];
  const waybill = { jobId: job.id, hblid: bill.id };
  const otherCharges = hasOtherCharges(service)
    ? (known.otherCharges ?? (await waybillCharges(tx, companyId, waybill)))
    : [];
  const may = houseBillMay(actor, { bill, job });
  return {
    ...bill,
    jobNo: job.jobNo,
    transactionType: job.transactionType,
    isLocked: job.isLocked,
    jobStatus: job.currentStatus,
    ...tonsOf(serviceOf(job.transactionType), bill),
    csMawbcontainers: lines as HouseBillRecord["csMawbcontainers"],
    dimensionDetails: dimensionDetails as HouseBillRecord["dimensionDetails"],
    otherCharges: otherCharges as HouseBillRecord["otherCharges"],
    permission: { ...shipmentPermission(may), allowDelete: may.includes("delete") },
    may,
  };
}

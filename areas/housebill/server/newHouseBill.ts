import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { withoutVerifiedMass } from "@fairway/areas/shipment/model/whyNotContainers.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { mustEnterBills } from "./mustEnterBills.ts";
import { billGround } from "./billGround.ts";
import { withoutGoods } from "./planHouseBills.ts";

/**
 * Returns the values of a new house bill: route and dates of the job, texts of the office and the
 * containers of the job.
 *
 * Source: rule HB-3.
 */
export async function newHouseBill(tx: Tx, actor: Actor, ask: { jobId: string }) {
  const job = await readShipment(tx, actor, ask.jobId);
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  mustEnterBills(job);
  const { defaults } = await billGround(tx, actor, job, { form: {} });
  const lines = await containerListRows(tx, actor.companyId, { mblid: job.id, hblid: null });
  return {
    ...(lines.length > 0 ? withoutGoods(defaults) : defaults),
    jobId: job.id,
    jobNo: job.jobNo,
    polCode: job.polCode,
    polName: job.polName,
    podCode: job.podCode,
    podName: job.podName,
    incotermCode: job.incotermCode,
    goodsDeliveryCode: job.agentCode,
    goodsDeliveryName: job.agentName,
    supplierCode: job.coloaderCode,
    supplierName: job.coloaderName,
    forwardingAgentCode: job.agentCode,
    forwardingAgentName: job.agentName,
    warehouseCode: job.warehouseCode,
    warehouseName: job.warehouseName,
    packageTypeCode: job.packageTypeCode,
    csMawbcontainers: withoutVerifiedMass(lines) as ContainerLine[],
  };
}

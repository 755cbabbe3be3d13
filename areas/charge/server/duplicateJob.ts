import { copiedBill } from "@fairway/areas/housebill/model/billCopy.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { dimensionsOfWholeJob } from "@fairway/areas/goods/server/dimensions.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { duplicateShipment } from "@fairway/areas/shipment/contract.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { copiedContainers, copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { copiedLine } from "../model/copiedLine.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { tabFields } from "../model/tabFields.ts";
import { onMenuOf } from "./chargedBill.ts";
import { getCharges } from "./getCharges.ts";
import { openWholeJob } from "./openWholeJob.ts";

/**
 * Opens a new job of the same service from an existing one, in the user's own office: parties,
 * route and service, and as chosen its containers, its house bills and their charge lines.
 *
 * Shape: all or nothing; the copy passes every check of a new job.
 * Locks, Refuses: as openWholeJob; record.notFound for a job that the user may not open.
 * Source: rule SH-21, areas/shipment/README.md
 */
export async function duplicateJob(
  tx: Tx,
  actor: Actor,
  { id, ...ask }: Ask<typeof duplicateShipment>,
) {
  const job = await readShipment(tx, actor, id);
  const { transactionType } = job;
  const { companyId, userId } = actor;
  const isMeasured = serviceOf(transactionType).goods === "dimensions";
  const boxes = ask.containers && !isMeasured ? await containersOfWholeJob(tx, companyId, id) : [];
  const measured =
    ask.containers && isMeasured ? await dimensionsOfWholeJob(tx, companyId, id) : [];
  const listOf = (hblid: string | null) =>
    copiedContainers(boxes.filter((box: ContainerLine) => box.hblid === hblid));
  const dimensionsOf = (hblid: string | null) =>
    measured.filter((line) => line.hblid === hblid).map((line) => ({ ...line, id: null }));
  const bills = ask.houseBills ? await readBillsOfJob(tx, companyId, id) : [];
  const charges = bills.length > 0 && ask.charges ? await getCharges(tx, actor, { jobId: id }) : [];
  const linesOf = (hblid: string, type: SurchargeType) =>
    charges
      .filter((line) => line.hblid === hblid && line.type === type && line.isFromShipment)
      .map((line) => copiedLine(line, actor.today));
  const mayNoProfit = actor.reach(onMenuOf(job, "AllowNoProfit")) !== "None";
  const { data } = await openWholeJob(tx, actor, {
    ...copiedForm(job, ask, { userId, mayNoProfit }),
    transactionType,
    csMawbcontainers: listOf(null),
    dimensionDetails: dimensionsOf(null),
    houseBills: bills.map((bill) => ({
      ...copiedBill(bill, ask.containers),
      csMawbcontainers: listOf(bill.id),
      dimensionDetails: dimensionsOf(bill.id),
      ...(Object.fromEntries(
        surchargeTypes.map((type) => [tabFields[type], linesOf(bill.id, type)]),
      ) as Record<(typeof tabFields)[SurchargeType], ReturnType<typeof linesOf>>),
    })),
  } as Parameters<typeof openWholeJob>[2]);
  return { status: true as const, data: { id: data.id, jobNo: data.jobNo, transactionType } };
}

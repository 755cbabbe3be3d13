import { copiedBill } from "@fairway/areas/housebill/model/billCopy.ts";
import { waybillChargesOfBills } from "@fairway/areas/housebill/server/waybillCharges.ts";
import { numbersOfCopies } from "@fairway/areas/housebill/server/numbersOfCopies.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { dimensionsOfWholeJob } from "@fairway/areas/goods/server/dimensions.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { copiedContainers, whyNotCopied } from "@fairway/areas/shipment/model/jobCopy.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { copyByAreas } from "@fairway/areas/shipment/server/copiedByAreas.ts";
import { jobHolds } from "@fairway/areas/shipment/server/jobHolds.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { importJob } from "../contract.ts";
import { copiedLine } from "../model/copiedLine.ts";
import { type Surcharge, type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { tabFields } from "../model/tabFields.ts";
import { getCharges } from "./getCharges.ts";
import { type OpenedJob, openWholeJob, type WholeJob } from "./openWholeJob.ts";

/**
 * Opens a job of the user's own office as a copy of one of the same service: the keyed form, and as
 * chosen the house bills of the source with their containers and charges, and its papers. A copy
 * that revises a closed job takes no charges and refers to it.
 *
 * Shape: all or nothing; the copy passes every check of a new job.
 * Locks, Refuses: as openWholeJob · as whyNotCopied; record.notFound for a job that the user may
 *   not open.
 * Source: rules SH-21, SH-26, areas/shipment/README.md
 */
export async function copyJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof importJob> & { readonly id: string },
): Promise<OpenedJob> {
  const { id, copies, revises, ...whole } = ask;
  const from = await readShipment(tx, actor, id);
  const service = serviceOf(from.transactionType);
  const { companyId, today: day } = actor;
  const bills = copies.houseBills ? await readBillsOfJob(tx, companyId, id) : [];
  const refused = whyNotCopied(from, whole, {
    hasBills: bills.length > 0,
    numbersAreDrawn: service.bill.numberRule === "drawnByPort",
    revises,
    holds: await jobHolds(tx, actor, id),
  });
  if (refused) throw refused;

  const isMeasured = service.goods === "dimensions";
  const boxes =
    bills.length > 0 && !isMeasured ? await containersOfWholeJob(tx, companyId, id) : [];
  const measured = isMeasured ? await dimensionsOfWholeJob(tx, companyId, id) : [];
  const dimensionsOf = (hblid: string | null) =>
    measured.filter((line) => line.hblid === hblid).map((line) => ({ ...line, id: null }));
  const takesCharges = bills.length > 0 && copies.charges && !revises;
  const charges = takesCharges ? await getCharges(tx, actor, { jobId: id }) : [];
  // A line that a link fee made comes from another job, which the copy has no part in.
  const isOwn = (line: Surcharge) => line.isFromShipment && line.linkChargeId === null;
  const linesOf = (hblid: string, type: SurchargeType) =>
    charges
      .filter((line) => line.hblid === hblid && line.type === type && isOwn(line))
      .map((line) => copiedLine(line, { day, carrierId: whole.coloaderId }));
  const others =
    bills.length > 0 && hasOtherCharges(service)
      ? await waybillChargesOfBills(tx, companyId, id)
      : [];
  const othersOf = (bill: string) =>
    others.filter(({ hblid }) => hblid === bill).map(({ hblid: _of, ...line }) => line);
  const numbers = await numbersOfCopies(tx, actor, service, bills);
  const copied = bills.map((bill, at) => ({
    ...copiedBill(bill, service),
    hwbno: numbers[at] ?? null,
    csMawbcontainers: copiedContainers(boxes.filter(({ hblid }) => hblid === bill.id)),
    dimensionDetails: dimensionsOf(bill.id),
    otherCharges: othersOf(bill.id),
    ...Object.fromEntries(surchargeTypes.map((type) => [tabFields[type], linesOf(bill.id, type)])),
  }));
  const opened = await openWholeJob(tx, actor, {
    ...whole,
    dimensionDetails: whole.dimensionDetails ?? dimensionsOf(null),
    houseBills: [...(copied as unknown as WholeJob["houseBills"]), ...whole.houseBills],
    ...(revises ? { revisedJobId: id } : {}),
  });
  await copyByAreas(
    tx,
    actor,
    {
      from,
      to: opened.job,
      bills: bills.map((bill, at) => ({ from: bill.id, to: opened.houseBills[at]?.id as string })),
    },
    copies.papers ? ["goods", "papers"] : ["goods"],
  );
  return opened;
}

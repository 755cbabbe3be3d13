import { withBillWeights } from "@fairway/areas/goods/model/airGoods.ts";
import { whyNotDimensions } from "@fairway/areas/goods/model/whyNotDimensions.ts";
import { dimensionsAfter, writeDimensionList } from "@fairway/areas/goods/server/dimensions.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import {
  cleanContainers,
  whyNotContainersOf,
} from "@fairway/areas/shipment/model/whyNotContainers.ts";
import { namedLines } from "@fairway/areas/shipment/model/goodsOf.ts";
import { writeContainerList } from "@fairway/areas/shipment/server/billContainers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { updateParted } from "@fairway/engine/db/partedRows.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { heldByRelease } from "../model/heldByRelease.ts";
import { withBillSums } from "../model/billRules.ts";
import { whyNotChargesOf } from "../model/otherCharge.ts";
import type { HouseBill } from "../model/houseBill.ts";
import { whyNotHouseBill } from "../model/whyNotHouseBill.ts";
import { type SystemCode, stagesOfBillFields } from "@fairway/areas/stage/model/systemStages.ts";
import { noteStages } from "@fairway/areas/stage/server/noteStage.ts";
import { billGround } from "./billGround.ts";
import { houseBillRecordOf } from "./getHouseBill.ts";
import { mustChangeBill } from "./houseBillMay.ts";
import { billNumberSeries } from "./drawHouseBillNumbers.ts";
import { billTables, houseBillRows } from "./houseBillTable.ts";
import { lockHouseBill } from "./lockHouseBill.ts";
import { waybillCharges, writeWaybillCharges } from "./waybillChargeTable.ts";
import { takeHouseBillNumber } from "./takeHouseBillNumber.ts";
import { tellSalesmen } from "./tellSalesmen.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

/**
 * Saves a house bill's form and, when they are sent, the whole lists of its goods.
 *
 * Locks: the job, then the bill.
 * Refuses: shipment.locked · shipment.canceled · record.conflict · every wrong field at once ·
 *   houseBill.numberTaken · number.tooFarAhead
 * Source: rules HB-1, HB-2, HB-7.
 */
export async function updateHouseBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateHouseBill>,
): Promise<{ status: true; data: HouseBillRecord }> {
  const { id, version, csMawbcontainers, dimensionDetails, otherCharges, ...form } = ask;
  const found = await lockHouseBill(tx, actor, id);
  mustChangeBill(actor, found);
  const { job } = found;
  const service = serviceOf(job.transactionType);
  const lines = csMawbcontainers ? cleanContainers(csMawbcontainers) : null;
  const ground = await billGround(tx, actor, job, {
    form,
    id,
    lines: lines ?? [],
    was: found.bill,
  });
  const named = lines ? namedLines(lines, ground.units) : null;
  refuseFields([
    // A stored bill has a number, so it cannot become empty.
    ...(form.hwbno ? [] : [refuse.field("hwbno", "field.required")]),
    ...whyNotHouseBill(form, service, actor.today),
    ...heldByRelease(found.bill, form),
    ...(named ? whyNotContainersOf(service, named, "ofBill") : []),
    ...whyNotDimensions(service, dimensionDetails ?? []),
    ...whyNotChargesOf(service, otherCharges ?? []),
    ...ground.faults,
  ]);
  const { companyId } = actor;
  const key = { companyId, id, version };
  const hwbno = await takeHouseBillNumber(tx, actor, {
    hwbno: form.hwbno as string,
    stem: billNumberSeries[service.bill.numberRule] ? ground.numberStem : null,
    kept: found.bill.hwbno,
  });
  const list = { mblid: job.id, hblid: id };
  const dimensions = await dimensionsAfter(
    tx,
    companyId,
    { ...list, ...service },
    dimensionDetails,
  );
  const weighed = withBillWeights(service, form, dimensions, job.roundUpMethod);
  const waybill = { jobId: job.id, hblid: id };
  const isCharged = hasOtherCharges(service);
  const stored = isCharged && !otherCharges ? await waybillCharges(tx, companyId, waybill) : [];
  await updateParted(tx, billTables(service), key, {
    ...withBillSums(service, weighed, otherCharges ?? stored),
    hwbno,
    ...stampChange(actor),
  });
  const isMeasured = service.goods === "dimensions";
  if (lines && !isMeasured) await writeContainerList(tx, actor, list, lines);
  if (dimensionDetails && isMeasured) await writeDimensionList(tx, actor, list, dimensionDetails);
  if (otherCharges && isCharged) await writeWaybillCharges(tx, actor, waybill, otherCharges);
  await noteStages(tx, actor, job, eventsOf(found.bill, form));
  if (form.saleManId !== found.bill.saleManId) await tellSalesmen(tx, actor, job, [id]);
  const [bill] = await houseBillRows(tx, actor, sql`b.id = ${id}`);
  return {
    status: true,
    data: await houseBillRecordOf(tx, actor, { bill: bill as HouseBill, job }),
  };
}

/** What of a saved bill is recorded as a stage: its arrival and its incoterm. Rule OP-7 */
function eventsOf(was: HouseBill, form: Pick<HouseBill, keyof typeof stagesOfBillFields>) {
  const fields = Object.keys(stagesOfBillFields) as (keyof typeof stagesOfBillFields)[];
  return fields
    .filter((field) => form[field] !== was[field] && form[field] !== null)
    .map((field) => ({ code: stagesOfBillFields[field] satisfies SystemCode, hblid: was.id }));
}

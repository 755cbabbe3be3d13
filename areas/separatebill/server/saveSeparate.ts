import { withBillWeights } from "@fairway/areas/goods/model/airGoods.ts";
import { type DimensionForm, measuredLines } from "@fairway/areas/goods/model/dimension.ts";
import { whyNotDimensions } from "@fairway/areas/goods/model/whyNotDimensions.ts";
import { storedList } from "@fairway/areas/housebill/model/attachedList.ts";
import { withBillSums } from "@fairway/areas/housebill/model/billRules.ts";
import type { BillAndJob, HouseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import {
  type OtherChargeForm,
  whyNotChargesOf,
  withAmounts,
} from "@fairway/areas/housebill/model/otherCharge.ts";
import { noHouse } from "@fairway/areas/housebill/model/waybillNumbers.ts";
import {
  whyNotFieldsOfBill,
  whyNotHouseBill,
} from "@fairway/areas/housebill/model/whyNotHouseBill.ts";
import { billGround } from "@fairway/areas/housebill/server/billGround.ts";
import { drawWaybillNos } from "@fairway/areas/housebill/server/drawWaybillNos.ts";
import { mustChangeBill } from "@fairway/areas/housebill/server/houseBillMay.ts";
import { lockHouseBill } from "@fairway/areas/housebill/server/lockHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { saveUnderJob } from "@fairway/areas/shipment/server/saveUnderJob.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { type SeparateBill, separateFields } from "../model/separateBill.ts";
import { mustHaveSeparate, separateOf } from "./getSeparate.ts";
import { findSeparate } from "./separateTable.ts";

/**
 * Saves the separate waybill of a house bill with its lines; without a number the first saving draws
 * the next one.
 *
 * Locks: the job, then the bill; the counter of the numbers.
 * Refuses: record.notFound · separateBill.otherService · shipment.locked · shipment.canceled · every
 *   wrong field at once · record.conflict · houseBill.rangeFull
 * Source: rules SB-1 to SB-4
 */
export async function saveSeparate(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveSeparate>,
): Promise<{ status: true; data: SeparateBill }> {
  const { hblId, version, dimensionDetails, otherCharges, ...typed } = ask;
  const parent = await lockHouseBill(tx, actor, hblId);
  mustChangeBill(actor, parent);
  mustHaveSeparate(parent.job);
  const stored = await findSeparate(tx, actor, hblId);
  const { job } = parent;
  const service = serviceOf(job.transactionType);
  // The number is checked by no other bill, so the references are asked without it.
  const ground = await billGround(tx, actor, job, { form: { ...typed, hwbno: null }, id: hblId });
  const weighed = withBillWeights(service, typed, dimensionDetails, job.roundUpMethod);
  refuseFields([
    ...whyNotHouseBill({ ...weighed, hwbno: typed.hwbno ?? noHouse }, service, actor.today),
    ...whyNotFieldsOfBill(typed, service, stored ?? parent.bill),
    ...whyNotDimensions(service, dimensionDetails),
    ...whyNotChargesOf(service, otherCharges),
    ...ground.faults,
  ]);
  const hwbno = typed.hwbno ?? stored?.hwbno;
  await saveUnderJob(tx, actor, {
    table: "separate_bill",
    id: hblId,
    version,
    row: {
      ...storedFields(withBillSums(service, weighed, otherCharges)),
      attachList: storedList(typed.attachList),
      ...(hwbno ? { hwbno } : {}),
      dimensionDetails: storedDimensions(parent, dimensionDetails),
      otherCharges: storedCharges(otherCharges),
    },
    first: async () => ({ hwbno: hwbno ?? (await nextNumber(tx, actor, job)) }),
  });
  const saved = await findSeparate(tx, actor, hblId);
  return { status: true, data: await separateOf(tx, actor, parent, saved) };
}

async function nextNumber(tx: Tx, actor: Actor, { isHawb }: Shipment): Promise<string> {
  if (isHawb) return noHouse;
  const [drawn] = await drawWaybillNos(tx, actor, 1, []);
  return drawn as string;
}

const storedFields = (form: HouseBillForm) =>
  Object.fromEntries(separateFields.map((field) => [field, form[field]]));

const storedDimensions = ({ bill, job }: BillAndJob, lines: readonly DimensionForm[]) =>
  measuredLines(lines).map((line, at) => ({
    ...line,
    id: newId(),
    mblid: job.id,
    hblid: bill.id,
    lineNo: at + 1,
  }));

const storedCharges = (lines: readonly OtherChargeForm[]) =>
  withAmounts(lines).map((line) => ({ ...line, id: newId() }));

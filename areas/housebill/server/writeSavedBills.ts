import { dimensionsOfBills, writeDimensionLists } from "@fairway/areas/goods/server/dimensions.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import {
  containersOfBills,
  writeContainerLists,
} from "@fairway/areas/shipment/server/billContainers.ts";
import { type SystemCode, stagesOfBillFields } from "@fairway/areas/stage/model/systemStages.ts";
import { noteStages } from "@fairway/areas/stage/server/noteStage.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { updatePartedRows } from "@fairway/engine/db/partedRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { HouseBill, HouseBillForm } from "../model/houseBill.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import { billNumberSeries } from "./drawHouseBillNumbers.ts";
import { houseBillRecordOf, type KnownLists } from "./getHouseBill.ts";
import { billTables, houseBillRows } from "./houseBillTable.ts";
import type { SavedBill, SavedBills } from "./planSavedBills.ts";
import { takeHouseBillNumber } from "./takeHouseBillNumber.ts";
import { followSalesmen } from "./resoldBills.ts";
import { tellSalesmen } from "./tellSalesmen.ts";
import { replaceCharges, waybillChargesByBill } from "./waybillChargeTable.ts";

/**
 * Writes planned changes of the bills of a job and returns the bills as stored. The number of
 * statements is the same for any number of bills, with one more for each number of our series that
 * changes.
 *
 * Locks: the counters of changed numbers, so all checks run before.
 * Refuses: houseBill.numberTaken · number.tooFarAhead
 */
export async function writeSavedBills(
  tx: Tx,
  actor: Actor,
  { job, bills }: SavedBills,
): Promise<HouseBillRecord[]> {
  const { companyId, userId } = actor;
  const service = serviceOf(job.transactionType);
  const written: (HouseBillForm & { readonly id: string })[] = [];
  for (const { was, form, numberStem } of bills) {
    const hwbno = await takeHouseBillNumber(tx, actor, {
      hwbno: form.hwbno as string,
      stem: billNumberSeries[service.bill.numberRule] ? numberStem : null,
      kept: was.hwbno,
    });
    written.push({ ...form, hwbno, id: was.id });
  }
  await updatePartedRows(tx, billTables(service), { companyId, userModified: userId }, written);
  await writeLists(tx, actor, { job, bills });
  await noteStages(tx, actor, job, bills.flatMap(eventsOf));
  const resold = bills.filter(({ was, ask }) => ask.saleManId !== was.saleManId);
  await tellSalesmen(
    tx,
    actor,
    job,
    resold.map(({ was, ask }) => ({ id: was.id, saleManId: ask.saleManId })),
  );
  await followSalesmen(
    tx,
    actor,
    resold.map(({ was, ask }) => ({ id: was.id, from: was.saleManId, to: ask.saleManId })),
  );
  return recordsOf(tx, actor, { job, bills });
}

/** Replaces the lists that were sent. */
async function writeLists(tx: Tx, actor: Actor, { job, bills }: SavedBills): Promise<void> {
  const service = serviceOf(job.transactionType);
  const isMeasured = service.goods === "dimensions";
  const list = ({ was }: SavedBill) => ({ mblid: job.id, hblid: was.id });
  if (isMeasured) {
    const measured = bills.flatMap((bill) => {
      const { dimensionDetails: lines } = bill.ask;
      return lines ? [{ ...list(bill), lines }] : [];
    });
    await writeDimensionLists(tx, actor, measured);
  } else {
    const packed = bills.flatMap((bill) =>
      bill.lines ? [{ ...list(bill), lines: bill.lines }] : [],
    );
    await writeContainerLists(tx, actor, packed);
  }
  if (!hasOtherCharges(service)) return;
  const charged = bills.flatMap(({ was, standing, ask: { otherCharges: lines } }) =>
    lines ? [{ jobId: job.id, hblid: was.id, lines, standing }] : [],
  );
  await replaceCharges(tx, actor, charged);
}

/** What of a saved bill is recorded as a stage: its arrival and its incoterm. Rule OP-7 */
function eventsOf({ was, ask }: SavedBill) {
  const fields = Object.keys(stagesOfBillFields) as (keyof typeof stagesOfBillFields)[];
  return fields
    .filter((field) => ask[field] !== was[field] && ask[field] !== null)
    .map((field) => ({ code: stagesOfBillFields[field] satisfies SystemCode, hblid: was.id }));
}

/** The bills as they are stored now, in their order, with their lists. */
async function recordsOf(
  tx: Tx,
  actor: Actor,
  { job, bills }: SavedBills,
): Promise<HouseBillRecord[]> {
  const { companyId } = actor;
  const service = serviceOf(job.transactionType);
  const ids = bills.map(({ was }) => was.id);
  const stored = await houseBillRows(tx, actor, sql`b.id = any(${ids}::uuid[])`);
  const isMeasured = service.goods === "dimensions";
  const containers = isMeasured ? [] : await containersOfBills(tx, companyId, ids);
  const dimensions = isMeasured ? await dimensionsOfBills(tx, companyId, ids) : [];
  const charges = hasOtherCharges(service) ? await waybillChargesByBill(tx, companyId, ids) : null;
  const known = (id: string): KnownLists => ({
    csMawbcontainers: containers.filter(({ hblid }) => hblid === id),
    dimensionDetails: dimensions.filter(({ hblid }) => hblid === id),
    otherCharges: charges?.get(id) ?? [],
  });
  return Promise.all(
    ids.map((id) => {
      const bill = stored.find((each) => each.id === id) as HouseBill;
      return houseBillRecordOf(tx, actor, { bill, job }, known(id));
    }),
  );
}

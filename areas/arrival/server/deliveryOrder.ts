import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { whyNotNearJob } from "@fairway/areas/shipment/model/whyNotDays.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { arrivalNumber, type NumberedTab } from "../model/arrivalNumber.ts";
import { containerTerms, type OrderRecord } from "../model/deliveryOrder.ts";
import { refuseArrival } from "../model/refusals.ts";
import { isUnreleased } from "../model/isUnreleased.ts";
import { arrivalMay, lockArrivalBill, readArrivalBill } from "./arrivalBill.ts";
import { arrivalDefaults, orderRow } from "./arrivalTable.ts";
import { idOfPickUp } from "./noticeGround.ts";
import { writePaper } from "./writePaper.ts";

/** The tabs on which an order is kept: by sea a delivery order, by air an authorize letter. */
export const orderTabs = ["DELIVERY", "AUTHORIZE"] as const;

/** The number of the order of a bill. */
export function orderNumber({ job }: BillAndJob, serial: number): string {
  const { tabs } = serviceOf(job.transactionType).bill;
  const tab: NumberedTab = tabs.includes("AUTHORIZE") ? "AUTHORIZE" : "DELIVERY";
  return arrivalNumber(tab, job.jobNo, serial);
}

/**
 * Returns the delivery order of a house bill; without one, what the user starts it with.
 *
 * Refuses: record.notFound · access.forbidden · arrival.otherService
 * Source: rules AR-1, AR-4, AR-6
 */
export async function getDeliveryOrder(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getDeliveryOrder>,
): Promise<OrderRecord> {
  return orderRecordOf(tx, actor, await readArrivalBill(tx, actor, ask, orderTabs));
}

/** Returns the order of a bill that has been read. */
async function orderRecordOf(tx: Tx, actor: Actor, found: BillAndJob): Promise<OrderRecord> {
  const { bill, job } = found;
  const own = {
    hblid: bill.id,
    isUnreleased: isUnreleased(found),
    may: arrivalMay(actor, found),
  };
  const stored = await orderRow(tx, actor, bill.id);
  if (stored) {
    const { serial, noticeSerial: _notice, ...order } = stored;
    return { ...own, ...order, deliveryOrderNo: orderNumber(found, serial) };
  }
  const kept = await arrivalDefaults(tx, actor, job.transactionType);
  const place = await placeOfDelivery(tx, actor, found);
  return {
    ...own,
    version: null,
    deliveryOrderNo: null,
    deliveryOrderPrintedDate: actor.today,
    doheader1: kept.doheader1 ?? place?.name ?? null,
    doheader2: kept.doheader2,
    dofooter: kept.dofooter,
    subAbbr: place?.short ?? null,
    validUntil: null,
    demDays: null,
    detDays: null,
    emptyReturn: null,
  };
}

/**
 * The names of the place at which the goods are handed out: the warehouse of an air job, else the
 * port of discharge.
 */
async function placeOfDelivery(tx: Tx, { companyId }: Actor, found: BillAndJob) {
  const id = idOfPickUp(found);
  if (id === null) return null;
  return maybe<{ name: string; short: string | null }>(
    tx,
    sql`select coalesce(name_vn, name_en) as name, display_name as short from place
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** Lists the terms that the order of a bill cannot have. Rule AR-15 */
function whyNotTerms(
  { job }: BillAndJob,
  terms: Pick<OrderRecord, "validUntil" | (typeof containerTerms)[number]> & {
    readonly printed: string;
  },
): FieldRefusal[] {
  const service = serviceOf(job.transactionType);
  const { en, vi } = service.name;
  const others = service.goods === "containers" ? [] : containerTerms;
  const faults = others
    .filter((field) => terms[field] !== null)
    .map((field) =>
      refuseArrival.field(field, "arrival.containersOnly", { nameEn: en, nameVi: vi }),
    );
  if (terms.validUntil && terms.validUntil < terms.printed) {
    const facts = { printed: sayDay(terms.printed) };
    faults.push(refuseArrival.field("validUntil", "arrival.validBeforeDate", facts));
  }
  return faults;
}

/**
 * Saves the delivery order of a house bill; the first save draws its number.
 *
 * Locks: the job, then the bill.
 * Refuses: shipment.locked · shipment.canceled · arrival.otherService · record.conflict ·
 *   shipment.farDay
 */
export async function updateDeliveryOrder(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateDeliveryOrder>,
): Promise<{ status: true; data: OrderRecord }> {
  const { hblid, version, ...form } = ask;
  const found = await lockArrivalBill(tx, actor, hblid, orderTabs);
  const printed = form.deliveryOrderPrintedDate ?? actor.today;
  const made = dayOf(found.job.datetimeCreated, actor.timeZone);
  refuseFields([
    ...whyNotNearJob("deliveryOrderPrintedDate", printed, made),
    ...whyNotNearJob("validUntil", form.validUntil, made),
    ...whyNotTerms(found, { ...form, printed }),
  ]);
  const row = { ...form, deliveryOrderPrintedDate: printed };
  await writePaper(tx, actor, found, { table: "delivery_order", version, row });
  return { status: true, data: await orderRecordOf(tx, actor, found) };
}

import { saveUnderJob } from "@fairway/areas/shipment/server/saveUnderJob.ts";
import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { houseBillMay, mustChangeBill } from "@fairway/areas/housebill/server/houseBillMay.ts";
import { lockHouseBill } from "@fairway/areas/housebill/server/lockHouseBill.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { type AirBooking, whyNotAirBooking } from "../model/airBooking.ts";
import { refuseAirBooking } from "../model/refusals.ts";
import { findAirBooking } from "./airBookingTable.ts";

const nothing = {
  flexId: null,
  flightNo2: null,
  contactPerson: null,
  closingTime: null,
  version: null,
} as const;

/**
 * Returns what is noted for the booking note of a bill.
 *
 * Refuses: record.notFound · airBooking.otherService
 * Source: rule AB-1
 */
export async function getBookingInput(
  tx: Tx,
  actor: Actor,
  { hblId }: { readonly hblId: string },
): Promise<AirBooking> {
  const found = await readHouseBill(tx, actor, hblId);
  mustHaveBooking(found);
  return inputOf(tx, actor, found);
}

/**
 * Notes the values of the booking note of a bill.
 *
 * Locks: the job, then the bill.
 * Refuses: record.notFound · airBooking.otherService · shipment.locked · shipment.canceled · every
 *   wrong field at once · record.conflict
 * Source: rules AB-1 and AB-2
 */
export async function updateBookingInput(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateBookingInput>,
): Promise<{ status: true; data: AirBooking }> {
  const { hblId, version, ...form } = ask;
  const found = await lockHouseBill(tx, actor, hblId);
  mustChangeBill(actor, found);
  mustHaveBooking(found);
  refuseFields(whyNotAirBooking(form, found.bill.etd));
  await saveUnderJob(tx, actor, { table: "air_booking", id: hblId, version, row: form });
  return { status: true, data: await inputOf(tx, actor, found) };
}

/** Refuses the bills of services without booking notes for terminals. */
export function mustHaveBooking({ job }: BillAndJob): void {
  if (!serviceOf(job.transactionType).bill.hasBookingNote) {
    throw refuseAirBooking("airBooking.otherService");
  }
}

async function inputOf(tx: Tx, actor: Actor, found: BillAndJob): Promise<AirBooking> {
  const { id } = found.bill;
  const noted = (await findAirBooking(tx, actor.companyId, id)) ?? nothing;
  const may = houseBillMay(actor, found).filter((verb) => verb === "update" || verb === "print");
  return { ...noted, hblId: id, may };
}

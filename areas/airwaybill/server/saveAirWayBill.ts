import { masterNumberParts } from "@fairway/areas/housebill/model/masterNumberParts.ts";
import { whyNotAmounts } from "@fairway/areas/housebill/model/airFreight.ts";
import { whyNotOtherCharges } from "@fairway/areas/housebill/model/otherCharge.ts";
import { withWaybillSums } from "@fairway/areas/housebill/model/withWaybillSums.ts";
import { writeWaybillCharges } from "@fairway/areas/housebill/server/waybillCharges.ts";
import { updateShipment as updateJobCall } from "@fairway/areas/shipment/contract.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { saveJob as saveJobWithStages } from "@fairway/areas/stage/server/saveJob.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange, stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { type AirWayBill, ownFields } from "../model/airWayBill.ts";
import { type JobPart, jobOfWaybill } from "../model/jobOfWaybill.ts";
import { refuseWaybill } from "../model/refusals.ts";
import { mustHaveWaybill, waybillOf } from "./getAirWayBill.ts";
import { readWaybill } from "./readWaybill.ts";

type Saved = Promise<{ status: true; data: AirWayBill }>;

/**
 * Writes the master waybill of a job and the fields of the job that it carries, in one transaction.
 *
 * Locks: the job.
 * Refuses: airWayBill.otherService, .exists · shipment.locked · shipment.canceled · every wrong field
 *   of the job at once
 * Source: rules AW-1 to AW-5
 */
export async function createAirWayBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.createAirWayBill>,
): Saved {
  const job = await lockJobOfWaybill(tx, actor, ask.jobId);
  const { jobNo } = job;
  if (await readWaybill(tx, actor.companyId, job.id)) {
    throw refuseWaybill("airWayBill.exists", { jobNo });
  }
  refuseFields([...whyNotAmounts(ask), ...whyNotOtherCharges(ask.otherCharges)]);
  await saveJob(tx, actor, job, ask);
  const row = { ...ownOf(ask), ...stampNew(actor), id: newId(), jobId: job.id };
  await insertRow(tx, "air_way_bill", row);
  return answer(tx, actor, ask);
}

/** Saves the stored master waybill of a job the same way. Refuses also: record.conflict */
export async function updateAirWayBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateAirWayBill>,
): Saved {
  const job = await lockJobOfWaybill(tx, actor, ask.jobId);
  const { jobNo } = job;
  const standing = await readWaybill(tx, actor.companyId, job.id);
  if (standing?.id !== ask.id) throw refuseWaybill("airWayBill.notStored", { jobNo });
  refuseFields([...whyNotAmounts(ask), ...whyNotOtherCharges(ask.otherCharges)]);
  await saveJob(tx, actor, job, ask);
  const key = { companyId: actor.companyId, id: ask.id, version: ask.version };
  await updateVersioned(tx, "air_way_bill", key, { ...ownOf(ask), ...stampChange(actor) });
  return answer(tx, actor, ask);
}

/** Locks a job whose waybill the user may write. */
export const lockJobOfWaybill = (tx: Tx, actor: Actor, id: string): Promise<Shipment> =>
  lockJobToWrite(tx, actor, { id, check: mustHaveWaybill });

type Form = Ask<typeof contract.createAirWayBill>;

function ownOf(ask: Form) {
  const form = withWaybillSums(ask, ask.otherCharges);
  const { chargeWeight: _ofJob, ...own } = form;
  const fields = Object.keys(ownFields.shape);
  return Object.fromEntries(Object.entries(own).filter(([field]) => fields.includes(field)));
}

/**
 * Writes number, route, flight, weights and dimensions of a waybill to its job; all checks of the job
 * apply, and deadlines follow its days.
 *
 * Refuses: record.conflict · every wrong field of the job at once
 */
export async function saveJob(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  part: JobPart & { readonly jobVersion: number },
): Promise<void> {
  const { dimensionDetails, jobVersion, keptDays } = part;
  if (jobVersion !== job.version) throw refuse("record.conflict");
  refuseOtherNumber(job, part);
  const form = updateJobCall.body.parse({
    ...jobOfWaybill(job, part),
    dimensionDetails,
    keptDays,
  });
  try {
    await saveJobWithStages(tx, actor, form);
  } catch (error) {
    throw error instanceof Refused ? onWaybill(error) : error;
  }
}

/** A number of another form than those of airlines is keyed on the job. */
function refuseOtherNumber(job: Shipment, { mblno1: prefix, mblno3: serial }: JobPart): void {
  const { masterPrefix, masterSerial } = masterNumberParts(job.mawb, job.polCode);
  const isSame = (prefix ?? "") === masterPrefix && (serial ?? "") === masterSerial;
  if (!job.isMawb || isSame) return;
  refuseFields([refuseWaybill.field("mblno3", "airWayBill.otherNumber", { jobNo: job.jobNo })]);
}

/** The fields of a waybill that say what a field of its job says. */
const placeOnWaybill: Readonly<Record<string, string>> = { mawb: "mblno3", serviceDate: "etd" };

/** The refusal of a job with its fields where they stand on the waybill. */
function onWaybill({ code, entry, facts, fields }: Refused): Refused {
  const named = fields.map((each) => ({
    ...each,
    field: placeOnWaybill[each.field] ?? each.field,
  }));
  return new Refused(code, entry, facts, named);
}

async function answer(tx: Tx, actor: Actor, ask: Form): Saved {
  const { jobId, otherCharges } = ask;
  await writeWaybillCharges(tx, actor, { jobId, hblid: null }, otherCharges);
  const saved = await readShipment(tx, actor, ask.jobId);
  return { status: true, data: await waybillOf(tx, actor, saved) };
}

import type { BillAndJob, HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { mustChangeBill } from "@fairway/areas/housebill/server/houseBillMay.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { noteMilestone } from "@fairway/areas/milestone/server/noteMilestone.ts";
import { noteStages } from "@fairway/areas/stage/server/noteStage.ts";
import type { BillTab } from "@fairway/areas/service/model/billTabs.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { whyNotNearJob } from "@fairway/areas/shipment/model/whyNotDays.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { type Day, dayOf } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { ProofOfBill, ProofRecord } from "../model/proofOfDelivery.ts";
import { isUnreleased } from "../model/isUnreleased.ts";
import { refuseArrival } from "../model/refusals.ts";
import { arrivalMay, lockArrivalBill, readArrivalBill } from "./arrivalBill.ts";
import { arrivesOn } from "../model/arrivesOn.ts";
import { billsWithOrder, type ProofRow, proofRow, proofRows } from "./arrivalTable.ts";
import { orderTabs } from "./deliveryOrder.ts";

const tabs = ["PROOF"] as const;
const isOrderTab = (tab: BillTab) => orderTabs.some((each) => each === tab);

/** Returns the proof of delivery of a house bill; without one it is empty. */
export async function getProofOfDelivery(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getProofOfDelivery>,
): Promise<ProofRecord> {
  const found = await readArrivalBill(tx, actor, ask, tabs);
  return storedProof(tx, actor, found);
}

async function storedProof(tx: Tx, actor: Actor, found: BillAndJob): Promise<ProofRecord> {
  const ordered = await billsWithOrder(tx, actor, found.job.id);
  return proofRecordOf(actor, found, await proofRow(tx, actor, found.bill.id), ordered);
}

function proofRecordOf(
  actor: Actor,
  found: BillAndJob,
  proof: ProofRow | null | undefined,
  ordered: ReadonlySet<string>,
): ProofRecord {
  const hasOrders = serviceOf(found.job.transactionType).bill.tabs.some(isOrderTab);
  return {
    hblid: found.bill.id,
    version: proof?.version ?? null,
    referenceNo: proof?.referenceNo ?? null,
    deliveryDate: proof?.deliveryDate ?? null,
    deliveryPerson: proof?.deliveryPerson ?? null,
    note: proof?.note ?? null,
    isUnreleased: isUnreleased(found),
    lacksOrder: hasOrders && !ordered.has(found.bill.id),
    arrivesOn: arrivesOn(found),
    may: arrivalMay(actor, found),
  };
}

/**
 * Saves the proof of delivery of a house bill and records the stage U_POD.
 *
 * Locks: the job, then the bill.
 * Refuses: shipment.locked · shipment.canceled · record.conflict · proof.dayAhead
 * Source: rule AR-7
 */
export async function updateProofOfDelivery(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateProofOfDelivery>,
): Promise<{ status: true; data: ProofRecord }> {
  const found = await lockArrivalBill(tx, actor, ask.hblid, tabs);
  refuseFields(whyNotDay({ actor, job: found.job }, ask.deliveryDate, "deliveryDate"));
  await writeProofs(tx, actor, found.job, [ask]);
  return { status: true, data: await storedProof(tx, actor, found) };
}

/** Lists the proofs of delivery of all bills of a job that the user sees. */
export async function proofsOfJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.proofsOfJob>,
): Promise<ProofOfBill[]> {
  const job = await readShipment(tx, actor, ask.jobId);
  return proofsOf(tx, actor, job, await readBillsOfJob(tx, actor.companyId, job.id));
}

async function proofsOf(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  bills: readonly HouseBill[],
): Promise<ProofOfBill[]> {
  const stored = new Map((await proofRows(tx, actor, job.id)).map((row) => [row.id, row]));
  const ordered = await billsWithOrder(tx, actor, job.id);
  return bills.map((bill) => {
    const found = { bill, job };
    const { note: _note, ...proof } = proofRecordOf(actor, found, stored.get(bill.id), ordered);
    return { ...proof, hwbno: bill.hwbno, customerName: bill.customerName };
  });
}

/**
 * Saves the proofs of delivery of several bills of a job, all or none, with a stage for each that
 * changed.
 *
 * Locks: the job, which all changes of its bills lock first.
 * Refuses: as updateProofOfDelivery, with `houseBills.3.deliveryDate` and the like
 */
export async function updateMultipleProofOfDelivery(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateMultipleProofOfDelivery>,
): Promise<{ status: true; data: ProofOfBill[] }> {
  const job = await jobOfBill(tx, actor, ask.jobId, "locked");
  const bills = await readBillsOfJob(tx, actor.companyId, job.id);
  mustSeeSome(actor, job, bills);
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const seen = new Set<string>();
  const faults = ask.houseBills.flatMap(({ hblid, deliveryDate }, at) => {
    const path = (field: string) => `houseBills.${at}.${field}`;
    const bill = byId.get(hblid);
    if (!bill) {
      return [refuseArrival.field(path("hblid"), "proof.otherJob", { jobNo: job.jobNo })];
    }
    if (seen.has(hblid)) {
      return [refuseArrival.field(path("hblid"), "proof.billTwice", { hwbno: bill.hwbno })];
    }
    seen.add(hblid);
    return whyNotDay({ actor, job }, deliveryDate, path("deliveryDate"));
  });
  for (const id of seen) mustChangeBill(actor, { bill: byId.get(id) as HouseBill, job });
  refuseFields(faults);
  await writeProofs(tx, actor, job, ask.houseBills);
  return { status: true, data: await proofsOf(tx, actor, job, bills) };
}

/** Refuses users who see neither the job nor one of its bills, so that its number stays unknown. */
function mustSeeSome(actor: Actor, job: Shipment, bills: readonly HouseBill[]): void {
  const { menu } = serviceOf(job.transactionType);
  const sees = [job, ...bills].some(
    (row) => actor.may(`${menu}.detail`, row) || actor.may(`${menu}.write`, row),
  );
  if (!sees) throw refuse("record.notFound");
}

function whyNotDay(
  { actor, job }: { readonly actor: Actor; readonly job: Shipment },
  day: string | null,
  field: string,
): FieldRefusal[] {
  if (day === null || day <= actor.today) {
    return whyNotNearJob(field, day, dayOf(job.datetimeCreated, actor.timeZone));
  }
  return [refuseArrival.field(field, "proof.dayAhead", { today: sayDay(actor.today) })];
}

/**
 * Notes on the only bill of a job when and to whom the goods were delivered. A day that is known stays,
 * and so does a receiver.
 *
 * Shape: returns whether the delivery is on the bill; a job with several bills does not tell which were
 *   delivered.
 * Locks: nothing more; the caller has locked the job.
 * Source: rule AR-7
 */
export async function noteDeliveryOfOnlyBill(
  tx: Tx,
  by: Writer,
  job: Shipment,
  {
    deliveryDate,
    deliveryPerson,
  }: { readonly deliveryDate: Day; readonly deliveryPerson: string | null },
): Promise<boolean> {
  if (!serviceOf(job.transactionType).bill.tabs.includes("PROOF")) return false;
  const bills = await readBillsOfJob(tx, job.companyId, job.id);
  const [bill, further] = bills;
  if (!bill || further) return false;
  const proof = await proofRow(tx, by, bill.id);
  if (proof?.deliveryDate) {
    if (proof.deliveryPerson === null && deliveryPerson !== null) {
      const version = proof.version + 1;
      await updateRows(tx, "proof_of_delivery", job.companyId, [
        { id: bill.id, version, deliveryPerson, ...stampChange(by) },
      ]);
    }
    return true;
  }
  const { version = null, referenceNo = null } = proof ?? {};
  await writeProofs(tx, by, job, [
    { hblid: bill.id, version, referenceNo, deliveryDate, deliveryPerson },
  ]);
  return true;
}

type Writer = Pick<Actor, "companyId" | "userId">;
type ProofWrite = Pick<ProofRow, "referenceNo" | "deliveryDate" | "deliveryPerson"> & {
  readonly hblid: string;
  readonly version?: number | null | undefined;
  readonly note?: string | null;
};

const fields = ["referenceNo", "deliveryDate", "deliveryPerson", "note"] as const;

/** Writes the proofs that changed, and records a stage for each. The caller has locked the job. */
async function writeProofs(
  tx: Tx,
  actor: Writer,
  job: Shipment,
  asked: readonly ProofWrite[],
): Promise<void> {
  const stored = new Map((await proofRows(tx, actor, job.id)).map((row) => [row.id, row]));
  const changed = asked.flatMap(({ hblid, version, ...form }) => {
    const before = stored.get(hblid);
    const isSame = fields.every((field) => {
      const own = before?.[field] ?? null;
      return (form[field] === undefined ? own : form[field]) === own;
    });
    if (isSame) return [];
    if ((version ?? null) !== (before?.version ?? null)) throw refuse("record.conflict");
    const { referenceNo, deliveryDate, deliveryPerson, note = before?.note ?? null } = form;
    return [
      { id: hblid, version: (version ?? 0) + 1, referenceNo, deliveryDate, deliveryPerson, note },
    ];
  });
  const { companyId, userId } = actor;
  const isStored = ({ id }: { id: string }) => stored.has(id);
  const added = changed.filter((row) => !isStored(row));
  await updateRows(
    tx,
    "proof_of_delivery",
    companyId,
    changed.filter(isStored).map((row) => ({ ...row, ...stampChange(actor) })),
  );
  await insertRows(
    tx,
    "proof_of_delivery",
    added.map((row) => ({
      ...row,
      companyId,
      jobId: job.id,
      userCreated: userId,
      userModified: userId,
    })),
  );
  await noteStages(
    tx,
    actor,
    job,
    changed.map(({ id }) => ({ code: "U_POD", hblid: id })),
  );
  if (changed.length > 0) await noteDelivered(tx, actor, job);
}

/** Notes the job as delivered on the last day, once each of its bills is delivered. */
async function noteDelivered(tx: Tx, actor: Writer, job: Shipment): Promise<void> {
  const { companyId } = actor;
  const { day } = await one<{ day: string | null }>(
    tx,
    sql`select case when count(*) = count(p.delivery_date) then max(p.delivery_date)::text end as day
      from house_bill b
      left join proof_of_delivery p on p.company_id = ${companyId} and p.id = b.id
      where b.company_id = ${companyId} and b.job_id = ${job.id}`,
  );
  await noteMilestone(tx, actor, {
    jobId: job.id,
    kind: "delivered",
    actual: day,
    source: "bill",
  });
}

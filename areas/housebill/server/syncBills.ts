import { partnerBlockParts } from "@fairway/areas/partner/server/partnerBlockParts.ts";
import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import { type BlockParts, partnerBlock } from "@fairway/areas/partner/model/partnerBlock.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { updatePartedRows } from "@fairway/engine/db/partedRows.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { HouseBill } from "../model/houseBill.ts";
import { heldByRelease } from "../model/heldByRelease.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { changedFields, syncedBill } from "../model/syncedBill.ts";
import { whyNotHouseBill } from "../model/whyNotHouseBill.ts";
import { billTables } from "./houseBillTable.ts";
import { mustEnterBills } from "./mustEnterBills.ts";
import { readBillsOfJob } from "./readHouseBill.ts";

/**
 * Copies route, days, vessel or flight and numbers of a job to all its house bills and returns the
 * numbers of the bills.
 *
 * Locks: the job, which every change of its bills locks first.
 * Refuses: shipment.locked · shipment.canceled · houseBill.noBills · record.conflict · fields of a
 *   bill that would become wrong, as `houseBills.0.eta`
 * Source: rule HB-38, areas/housebill/README.md
 */
export async function syncBills(
  tx: Tx,
  actor: Actor,
  { id, version }: Ask<typeof contract.syncBills>,
): Promise<Answer<typeof contract.syncBills>> {
  const job = await lockShipmentRow(tx, actor, id);
  mustSync(actor, job);
  if (version !== job.version) throw refuse("record.conflict");
  const service = serviceOf(job.transactionType);
  const synced = await syncedBills(tx, actor, job);
  refuseFields(synced.flatMap((each, at) => newFaults(service, each, at, actor)));
  const fields = [...new Set(synced.flatMap(({ changes }) => changes))];
  const changed = synced.filter(({ changes }) => changes.length > 0);
  if (changed.length > 0) {
    await updatePartedRows(
      tx,
      billTables(service),
      { companyId: actor.companyId, userModified: actor.userId },
      changed.map(({ is }) => ({
        id: is.id,
        ...Object.fromEntries(fields.map((field) => [field, is[field]])),
      })),
    );
  }
  return { status: true, data: { hwbnos: synced.map(({ is }) => is.hwbno) } };
}

/** Returns what `syncBills` would change on each bill. Refuses: as syncBills. */
export async function previewSync(
  tx: Tx,
  actor: Actor,
  { id }: { id: string },
): Promise<Answer<typeof contract.previewSync>> {
  const job = await readShipment(tx, actor, id);
  mustSync(actor, job);
  const synced = await syncedBills(tx, actor, job);
  return {
    version: job.version,
    bills: synced.map(({ was, is, changes }) => ({
      id: is.id,
      hwbno: is.hwbno,
      changes: changes.map((field) => ({
        field,
        was: shown(was, field),
        is: shown({ ...is, ...namesOf(job) }, field),
      })),
    })),
  };
}

function mustSync(actor: Actor, job: Shipment): void {
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  refuseClosed(job);
  mustEnterBills(job);
}

/** The bills of a job before and after, with the fields that change. */
async function syncedBills(tx: Tx, actor: Actor, job: Shipment) {
  const { companyId } = actor;
  const bills = await readBillsOfJob(tx, companyId, job.id);
  if (bills.length === 0) throw refuseHouseBill("houseBill.noBills", { jobNo: job.jobNo });
  const { agent } = await one<{ agent: BlockParts | null }>(
    tx,
    sql`select ${partnerBlockParts(companyId, job.agentId)} as agent`,
  );
  const [only, ...others] = bills;
  const isOnly = only !== undefined && others.length === 0;
  const isMeasured = serviceOf(job.transactionType).goods === "dimensions";
  const dimensions =
    isOnly && isMeasured
      ? await dimensionListRows(tx, companyId, { mblid: job.id, hblid: only.id })
      : [];
  const facts = { agent: agent && partnerBlock(agent), isOnly, dimensions };
  return bills.map((was) => {
    const is = syncedBill(job, was, facts);
    return { was, is, changes: changedFields(was, is) };
  });
}

type Synced = Awaited<ReturnType<typeof syncedBills>>[number];

/** The faults that a bill gets; those that it has already do not concern the job. */
function newFaults(service: Service, { was, is }: Synced, at: number, { today }: Actor) {
  const before = whyNotHouseBill(was, service, today);
  return [...heldByRelease(was, is, service), ...whyNotHouseBill(is, service, today)]
    .filter(({ field, code }) => !before.some((old) => old.field === field && old.code === code))
    .map((fault) => ({ ...fault, field: `houseBills.${at}.${fault.field}` }));
}

type Named = Pick<
  HouseBill,
  "polName" | "podName" | "warehouseName" | "forwardingAgentName" | "packageTypeCode"
>;

const namesOf = (job: Shipment): Named => ({
  polName: job.polName,
  podName: job.podName,
  warehouseName: job.warehouseName,
  forwardingAgentName: job.agentName,
  packageTypeCode: job.packageTypeCode,
});

const nameOf: Readonly<Record<string, keyof Named>> = {
  pol: "polName",
  pod: "podName",
  warehouseId: "warehouseName",
  forwardingAgentId: "forwardingAgentName",
  packageType: "packageTypeCode",
};

function shown(bill: HouseBill, field: Synced["changes"][number]): string | null {
  const value = bill[nameOf[field] ?? field];
  return value === null ? null : String(value);
}

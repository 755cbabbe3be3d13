import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { updateParted } from "@fairway/engine/db/partedRows.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { storedList } from "../model/attachedList.ts";
import { heldByRelease } from "../model/heldByRelease.ts";
import type { HouseBill } from "../model/houseBill.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { houseBillRecordOf } from "./getHouseBill.ts";
import { mustChangeBill } from "./houseBillMay.ts";
import { billTables, houseBillRows } from "./houseBillTable.ts";
import { lockHouseBill } from "./lockHouseBill.ts";

/** Refuses a job whose bills have no attached list. */
export function mustAttach({ transactionType }: Pick<Shipment, "transactionType">): void {
  const service = serviceOf(transactionType);
  if (service.bill.tabs.includes("ATTACH")) return;
  const { en, vi } = service.name;
  throw refuseHouseBill("houseBill.attachesNothing", { nameEn: en, nameVi: vi });
}

/**
 * Saves the attached list of a bill below its head.
 *
 * Locks: the job, then the bill.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled ·
 *   houseBill.attachesNothing, .printedOnOriginal · record.conflict
 * Source: rule HB-19
 */
export async function updateAttachList(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateAttachList>,
): Promise<{ status: true; data: HouseBillRecord }> {
  const { id, version, attachList } = ask;
  const found = await lockHouseBill(tx, actor, id);
  mustChangeBill(actor, found);
  const { job } = found;
  mustAttach(job);
  const service = serviceOf(job.transactionType);
  const stored = storedList(attachList);
  refuseFields(heldByRelease(found.bill, { ...found.bill, attachList: stored }, service));
  const key = { companyId: actor.companyId, id, version };
  await updateParted(tx, billTables(service), key, {
    attachList: stored,
    ...stampChange(actor),
  });
  const [bill] = await houseBillRows(tx, actor, sql`b.id = ${id}`);
  const data = await houseBillRecordOf(tx, actor, { bill: bill as HouseBill, job });
  return { status: true, data };
}

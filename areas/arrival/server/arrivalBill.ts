import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { houseBillMay, mustChangeBill } from "@fairway/areas/housebill/server/houseBillMay.ts";
import { lockHouseBill } from "@fairway/areas/housebill/server/lockHouseBill.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import type { BillTab } from "@fairway/areas/service/model/billTabs.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseArrival } from "../model/refusals.ts";

/**
 * Reads a bill and its job for a paper that its service has; a bill of another service than the
 * given one is not found.
 *
 * Refuses: record.notFound · access.forbidden · arrival.otherService
 */
export async function readArrivalBill(
  tx: Tx,
  actor: Actor,
  { hblid, type }: { readonly hblid: string; readonly type?: string | undefined },
  tabs: readonly BillTab[],
): Promise<BillAndJob> {
  const found = await readHouseBill(tx, actor, hblid);
  if (type !== undefined && type !== found.job.transactionType) throw refuse("record.notFound");
  mustHavePaper(found, tabs);
  return found;
}

/**
 * Reads a bill and its job to change a paper of the bill.
 *
 * Locks: the job, then the bill.
 * Refuses: as readArrivalBill · shipment.locked · shipment.canceled
 */
export async function lockArrivalBill(
  tx: Tx,
  actor: Actor,
  hblid: string,
  tabs: readonly BillTab[],
): Promise<BillAndJob> {
  const found = await lockHouseBill(tx, actor, hblid);
  mustChangeBill(actor, found);
  mustHavePaper(found, tabs);
  return found;
}

function mustHavePaper({ job }: BillAndJob, tabs: readonly BillTab[]): void {
  const service = serviceOf(job.transactionType);
  if (service.bill.tabs.some((tab) => tabs.includes(tab))) return;
  const { en, vi } = service.name;
  throw refuseArrival("arrival.otherService", { nameEn: en, nameVi: vi });
}

/** The verbs that the user may run on the papers of a bill. */
export function arrivalMay(actor: Actor, found: BillAndJob): string[] {
  return houseBillMay(actor, found).includes("update") ? ["update", "print"] : ["print"];
}

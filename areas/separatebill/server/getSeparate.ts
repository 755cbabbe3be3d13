import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { refuseSeparate } from "../model/refusals.ts";
import { houseBillRecordOf } from "@fairway/areas/housebill/server/getHouseBill.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { SeparateBill } from "../model/separateBill.ts";
import { findSeparate, type StoredSeparate } from "./separateTable.ts";

/**
 * Returns the separate waybill of a house bill, or the values of the bill that a new one starts with.
 *
 * Refuses: record.notFound · separateBill.otherService
 * Source: rules SB-1 and SB-2
 */
export async function getSeparate(
  tx: Tx,
  actor: Actor,
  { hbId }: { readonly hbId: string },
): Promise<SeparateBill> {
  const parent = await readHouseBill(tx, actor, hbId);
  mustHaveSeparate(parent.job);
  return separateOf(tx, actor, parent, await findSeparate(tx, actor, hbId));
}

/** Refuses the bills of services without separate waybills. */
export function mustHaveSeparate({ transactionType }: Pick<Shipment, "transactionType">): void {
  if (!serviceOf(transactionType).bill.hasSeparate) {
    throw refuseSeparate("separateBill.otherService");
  }
}

/** The answer for a separate waybill whose house bill was read before; null is one that is not saved. */
export async function separateOf(
  tx: Tx,
  actor: Actor,
  parent: BillAndJob,
  stored: StoredSeparate | null,
): Promise<SeparateBill> {
  const record = await houseBillRecordOf(tx, actor, parent);
  const parentNo = parent.bill.hwbno;
  const may = record.may.filter((verb) => verb === "update" || (verb === "print" && stored));
  return stored
    ? { ...record, ...stored, parentNo, may: may.includes("update") ? [...may, "delete"] : may }
    : { ...record, hwbno: null, version: null, parentNo, may };
}

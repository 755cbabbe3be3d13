import { giveBackWaybillNo } from "@fairway/areas/housebill/server/drawWaybillNos.ts";
import { mustChangeBill } from "@fairway/areas/housebill/server/houseBillMay.ts";
import { lockHouseBill } from "@fairway/areas/housebill/server/lockHouseBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { refuseSeparate } from "../model/refusals.ts";
import { mustHaveSeparate } from "./getSeparate.ts";
import { findSeparate } from "./separateTable.ts";

/**
 * Deletes the separate waybill of a house bill; the bill stays.
 *
 * Locks: the job, then the bill; the counter of the numbers.
 * Refuses: record.notFound · separateBill.otherService, .notStored · shipment.locked · shipment.canceled
 * Source: rule SB-1
 */
export async function deleteSeparate(
  tx: Tx,
  actor: Actor,
  { hblId }: { readonly hblId: string },
): Promise<{ status: true; data: { hblId: string; hwbno: string } }> {
  const parent = await lockHouseBill(tx, actor, hblId);
  mustChangeBill(actor, parent);
  mustHaveSeparate(parent.job);
  const stored = await findSeparate(tx, actor, hblId);
  if (!stored) throw refuseSeparate("separateBill.notStored", { hwbno: parent.bill.hwbno });
  await deleteRows(tx, "separate_bill", actor.companyId, [hblId], actor.userId);
  await giveBackWaybillNo(tx, actor, stored.hwbno);
  return { status: true, data: { hblId, hwbno: stored.hwbno } };
}

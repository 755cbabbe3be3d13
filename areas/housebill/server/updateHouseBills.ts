import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import { updateHouseBill } from "./updateHouseBill.ts";

/**
 * Saves several house bills, all or none, as a job's value is taken over into its bills.
 *
 * Locks: the job, then the bills in the order of their ids, so that two users wait for each other.
 * Refuses: as updateHouseBill
 * Source: rule HB-14
 */
export async function updateHouseBills(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateHouseBills>,
): Promise<{ status: true; data: HouseBillRecord[] }> {
  const data: HouseBillRecord[] = [];
  for (const bill of ask.bills.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    data.push((await updateHouseBill(tx, actor, bill)).data);
  }
  return { status: true, data };
}

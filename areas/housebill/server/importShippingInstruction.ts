import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { createHouseBill } from "./createHouseBill.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

/**
 * Makes a house bill from the accepted values of a shipping instruction: all of them or nothing.
 *
 * Locks and refuses: as createHouseBill.
 * Source: rule HB-8.
 */
export async function importShippingInstruction(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.importShippingInstruction>,
): Promise<{ status: true; data: HouseBillRecord }> {
  actor.mustHave(...rightOnJobs("write"));
  return createHouseBill(tx, actor, ask);
}

import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { lockShipmentRow } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type * as contract from "../contract.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { mustReadInstructions } from "./mustReadInstructions.ts";

/**
 * Makes a house bill from the accepted values of a shipping instruction: all of them or nothing.
 *
 * Locks: as createHouseBill. Refuses: as createHouseBill · si.otherService
 * Source: rule HB-8.
 */
export async function importShippingInstruction(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.importShippingInstruction>,
): Promise<Answer<typeof contract.importShippingInstruction>> {
  actor.mustHave(...rightOnJobs("write"));
  mustReadInstructions(await lockShipmentRow(tx, actor, ask.jobId));
  return createHouseBill(tx, actor, ask);
}

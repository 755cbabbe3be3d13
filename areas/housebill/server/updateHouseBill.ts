import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import { mustEnterBills } from "./mustEnterBills.ts";
import { passChangedBills } from "./passChangedBills.ts";
import { planSavedBills } from "./planSavedBills.ts";
import { writeSavedBills } from "./writeSavedBills.ts";

/**
 * Saves a house bill's form and, when they are sent, the whole lists of its goods.
 *
 * Locks: the job, then the bill.
 * Refuses: shipment.locked · shipment.canceled · record.conflict · every wrong field at once ·
 *   houseBill.numberTaken · number.tooFarAhead · checkPoint.stopped
 * Source: rules HB-1, HB-2, HB-7.
 */
export async function updateHouseBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateHouseBill>,
): Promise<Answer<typeof contract.updateHouseBill>> {
  const plan = await planSavedBills(tx, actor, [ask]);
  mustEnterBills(plan.job);
  refuseFields(plan.bills.flatMap(({ faults }) => faults));
  const [data] = await writeSavedBills(tx, actor, plan);
  const passed = await passChangedBills(tx, actor, plan);
  return { status: true, data: data as HouseBillRecord, ...passed };
}

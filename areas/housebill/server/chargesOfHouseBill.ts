import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { OtherCharge } from "../model/otherCharge.ts";
import { readHouseBill } from "./readHouseBill.ts";
import { waybillCharges } from "./waybillChargeTable.ts";

/** The other charges of a house waybill. */
export async function chargesOfHouseBill(
  tx: Tx,
  actor: Actor,
  ask: { hblId: string },
): Promise<OtherCharge[]> {
  const { bill } = await readHouseBill(tx, actor, ask.hblId);
  return waybillCharges(tx, actor.companyId, { jobId: bill.jobId, hblid: bill.id });
}

import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import type { deleteCharges as deleteCall } from "../contract.ts";
import { refuseCharge, whyJobClosed } from "../model/refusals.ts";
import { whyFrozen } from "../model/lineLocks.ts";
import { chargedBill, mustChangeCharges } from "./chargedBill.ts";
import { getCharges } from "./getCharges.ts";
import { lockCharges } from "./lockCharges.ts";
import { linePoints } from "./linePoints.ts";
import { refuseProfit } from "./refuseProfit.ts";

/**
 * Deletes lines of one house bill that no document holds.
 *
 * Locks: the job, then the lines.
 * Refuses: record.notFound · charge.jobLocked and the like · charge.frozen · charge.noProfit
 * · checkPoint.stopped, where the removal adds to the debt
 * Source: rule CK-6, areas/credit/README.md
 */
export async function deleteCharges(tx: Tx, actor: Actor, { ids }: Ask<typeof deleteCall>) {
  const [first] = await getCharges(tx, actor, { chargeIds: ids });
  if (!first) throw refuse("record.notFound");
  const bill = await chargedBill(tx, actor, first.hblid, "locked");
  mustChangeCharges(actor, bill);
  const closed = whyJobClosed(bill);
  if (closed) throw closed;
  const charges = await lockCharges(tx, actor, { jobId: bill.jobId, chargeIds: ids });
  for (const charge of charges) {
    const why = whyFrozen(charge);
    if (why) throw refuseCharge(why.code, why.facts);
  }
  const gone = charges.map((each) => each.id);
  const data = await deleteRows(tx, "surcharge", actor.companyId, gone, actor.userId);
  if (bill.noProfit) await refuseProfit(tx, actor, bill);
  const removed = charges.map((before, at) => ({ bill, before, field: `ids.${at}` }));
  const passed = await passCheckPoints(tx, actor, linePoints([], removed));
  return { status: true as const, data, ...passed };
}

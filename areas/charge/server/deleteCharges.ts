import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { deleteCharges as deleteCall } from "../contract.ts";
import { refuseCharge, whyJobClosed } from "../model/refusals.ts";
import { whyFrozen } from "../model/lineLocks.ts";
import { billsOfJob, mustChangeCharges } from "./chargedBill.ts";
import { deleteLines } from "./deleteLines.ts";
import { getCharges } from "./getCharges.ts";
import { lockCharges } from "./lockCharges.ts";
import { linePoints } from "./linePoints.ts";
import { refuseProfit } from "./refuseProfit.ts";

/**
 * Deletes lines of one job that no document holds; each is checked as a line of its own bill.
 *
 * Locks: the job and the bills, then the lines.
 * Refuses: record.notFound · charge.jobLocked and the like · charge.frozen · charge.noProfit
 * · checkPoint.stopped, where the removal adds to the debt
 * Source: rule CK-6, areas/credit/README.md
 */
export async function deleteCharges(tx: Tx, actor: Actor, { ids }: Ask<typeof deleteCall>) {
  const found = await getCharges(tx, actor, { chargeIds: ids });
  const isOneJob = new Set(found.map((each) => each.jobId)).size === 1;
  if (!isOneJob) throw refuse("record.notFound");
  const hblids = found.map((each) => each.hblid);
  const bills = await billsOfJob(tx, actor, hblids, "locked");
  const [bill] = bills;
  mustChangeCharges(actor, bill);
  const closed = whyJobClosed(bill);
  if (closed) throw closed;
  const charges = await lockCharges(tx, actor, { jobId: bill.jobId, chargeIds: ids });
  for (const charge of charges) {
    const why = whyFrozen(charge);
    if (why) throw refuseCharge(why.code, why.facts);
  }
  const gone = charges.map((each) => each.id);
  const data = await deleteLines(tx, actor, gone);
  if (bill.noProfit) await refuseProfit(tx, actor, bill);
  const removed = charges.map((before, at) => {
    const own = bills.find(({ hblid }) => hblid === before.hblid);
    if (!own) throw refuse("record.notFound");
    return { bill: own, before, field: `ids.${at}` };
  });
  const passed = await passCheckPoints(tx, actor, linePoints([], removed));
  return { status: true as const, data, ...passed };
}

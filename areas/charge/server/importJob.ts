import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { importJob as importCall } from "../contract.ts";
import { copyJob } from "./copyJob.ts";
import { openWholeJob } from "./openWholeJob.ts";

/**
 * Opens a whole job: from what is keyed, or as a copy of another one.
 *
 * Locks, Refuses: as openWholeJob, as copyJob
 * Source: rules CH-13, SH-21
 */
export async function importJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof importCall>,
): Promise<Answer<typeof importCall>> {
  const { id, copies, revises, ...whole } = ask;
  const keyed = { ...whole, houseBills: whole.houseBills.map(keyedPrices) };
  const { job, houseBills, passed } = id
    ? await copyJob(tx, actor, { id, copies, revises, ...keyed })
    : await openWholeJob(tx, actor, keyed);
  return { status: true, data: { id: job.id, jobNo: job.jobNo, houseBills }, ...passed };
}

type SentBill = Ask<typeof importCall>["houseBills"][number];

/** The prices of sent lines are keyed: there is no bill yet whose sources could be looked up. Rule CH-26 */
function keyedPrices(bill: SentBill): SentBill {
  const ofTab = (lines: SentBill["selling"]) =>
    lines.map((line) => ({ ...line, priceSource: null, priceReference: null }));
  const { selling, buying, onBehalf } = bill;
  return { ...bill, selling: ofTab(selling), buying: ofTab(buying), onBehalf: ofTab(onBehalf) };
}

import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { refuseSettlement } from "../model/refusals.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { openSettlement } from "./getSettlement.ts";
import { whyNotWithoutPapers } from "./missingPapers.ts";
import { repeatedCosts } from "./repeatedCosts.ts";
import { chargesOn, readLines, settlementSource } from "./settlementTable.ts";
import { whyNotPrepaid } from "./unpaidHouses.ts";
import { jobsWithoutProfit } from "./whyNotCosts.ts";

/** Returns the lines that another settlement has already. Rule ST-3 */
export async function repeatedLines(
  tx: Tx,
  actor: Actor,
  { settlementId, direct }: Ask<typeof contract.repeatedLines>,
) {
  actor.mustHave("acctSP.access");
  return repeatedCosts(tx, actor, settlementId, direct);
}

/** Returns the jobs that bring no profit, where the office checks settlements. Rule ST-7 */
export async function checkProfits(
  tx: Tx,
  actor: Actor,
  { jobIds, ...form }: Ask<typeof contract.checkProfits>,
): Promise<Answer<typeof contract.checkProfits>> {
  actor.mustHave("acctSP.access");
  const jobs = await jobsWithoutProfit(tx, actor, form, jobIds);
  return { status: jobs.length === 0, jobs };
}

/**
 * Returns whether a settlement may be sent now: its state, the profit of its jobs, customers who pay in
 * advance, and its papers.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function checkSend(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.checkSend>,
): Promise<Answer<typeof contract.checkSend>> {
  const settlement = await openSettlement(tx, actor, id);
  const lines = await readLines(tx, actor.companyId, sql`l.settlement_id = ${id}`);
  const jobIds = lines.map(({ jobId }) => jobId);
  const jobs = await jobsWithoutProfit(tx, actor, settlement, jobIds);
  const poor =
    jobs.length > 0 ? refuseSettlement("settlement.unprofitable", { jobs: jobs.join(", ") }) : null;
  const why =
    whyNot(settlementKind, "send", settlement) ??
    poor ??
    (await whyNotPrepaid(tx, actor, lines)) ??
    (await whyNotWithoutPapers(tx, actor, id));
  return {
    status: why === null,
    reason: why && { code: why.code, en: why.say("en"), vi: why.say("vi") },
  };
}

/** Returns the documents that hold the lines that were born on a settlement, besides it. Rule ST-3 */
export async function mayChangeLines(
  tx: Tx,
  actor: Actor,
  { settlementId }: Ask<typeof contract.mayChangeLines>,
): Promise<Answer<typeof contract.mayChangeLines>> {
  await openSettlement(tx, actor, settlementId);
  const chargeIds = await chargesOn(tx, actor.companyId, settlementId);
  const charges = await getCharges(tx, actor, { chargeIds });
  return charges.map(({ id: chargeLineId, claims }) => ({
    chargeLineId,
    heldBy: claims.find(({ documentId }) => documentId !== settlementId)?.documentNo ?? null,
  }));
}

/** Returns the settlements among these that accounting may not deny. Refuses: record.notFound */
export async function mayDenySettlements(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.mayDenySettlements>,
): Promise<Answer<typeof contract.mayDenySettlements>> {
  const found = await readDocuments(
    tx,
    actor.companyId,
    settlementSource,
    sql`d.id = any(${ids}::uuid[]) and ${within(actor, "acctSP.detail", "d")}`,
  );
  if (found.length < new Set(ids).size) throw refuse("record.notFound");
  const closed = found.filter((each) => whyNot(settlementKind, "deny", each) !== null);
  return {
    status: closed.length === 0,
    settlementNos: closed.map(({ settlementNo }) => settlementNo),
  };
}

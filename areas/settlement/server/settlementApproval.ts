import { spendAdvances, unspendAdvances } from "@fairway/areas/advance/server/spendAdvance.ts";
import type { ApprovalStatus } from "@fairway/areas/approval/model/levels.ts";
import { confirmClaims } from "@fairway/areas/charge/server/confirmClaims.ts";
import { followSettled } from "@fairway/areas/charge/server/settledJobs.ts";
import { approvedDocuments } from "@fairway/areas/document/server/approvedDocuments.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { settlementHome } from "../model/settlementHome.ts";
import { settlementById } from "./getSettlement.ts";
import { whyNotWithoutPapers } from "./missingPapers.ts";
import { storeSettlement } from "./saveSettlement.ts";
import { housesOn, settlementSource, spentOn } from "./settlementTable.ts";
import { whyNotPrepaid } from "./unpaidHouses.ts";

/** From the department manager on, other documents may take a line that is born here. Rule ST-8 */
const firm: readonly ApprovalStatus[] = [
  "Department Manager Approved",
  "Accountant Manager Approved",
  "Done",
];

/** The type of the approval of settlements, and how they are read. */
export const approvedSettlements = { type: "Settlement", source: settlementSource } as const;

const approved = approvedDocuments({
  ...approvedSettlements,
  right: "acctSP.list",
  home: settlementHome,
  follow: async (tx, actor, changed) => {
    for (const isFirm of [true, false]) {
      const these = changed.filter(({ status }) => firm.includes(status) === isFirm);
      const documentIds = these.map(({ doc }) => doc.id);
      if (documentIds.length === 0) continue;
      await confirmClaims(tx, actor, { slot: "settlement", documentIds }, isFirm);
    }
    const idsOf = (status: ApprovalStatus) =>
      changed.filter((each) => each.status === status).map(({ doc }) => doc.id);
    await spend(tx, actor, idsOf("Done"));
    const { today: day } = actor;
    await unspendAdvances(tx, actor, { settlementIds: idsOf("Denied"), day });
  },
});

/** Settles the advances of settlements that are done, and lets other areas follow. Rule ST-8 */
async function spend(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { companyId, today: day } = actor;
  await spendAdvances(tx, actor, { day, spent: await spentOn(tx, companyId, ids) });
  const jobs = await rows<{ jobId: string }>(
    tx,
    sql`select distinct job_id from settlement_line
      where company_id = ${companyId} and settlement_id = any(${[...ids]}::uuid[])`,
  );
  await followSettled(tx, { companyId, jobIds: jobs.map(({ jobId }) => jobId) });
}

/**
 * Saves a settlement and sends it for approval.
 *
 * Locks: as saving, and its former request.
 * Refuses: as saving, and approval.*
 * Source: rules ST-1 to ST-8
 */
export async function saveAndSendSettlement(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveAndSendSettlement>,
) {
  const { id, version, ...form } = ask;
  if (!id) actor.mustHave("acctSP.add");
  const settlement = id ? await beginVerb(tx, actor, settlementSource, { verb: "send", id }) : null;
  const stored = settlement && { settlement, version: version ?? 0 };
  return send(tx, actor, await storeSettlement(tx, actor, form, stored));
}

/**
 * Sends a saved settlement for approval.
 *
 * Locks: the settlement, its former request.
 * Refuses: record.notFound · access.forbidden · settlement.sent · approval.*
 */
export async function sendSettlement(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.sendSettlement>,
) {
  const { companyId } = await beginVerb(tx, actor, settlementSource, { verb: "send", id });
  const why = await whyNotPrepaid(tx, actor, await housesOn(tx, companyId, id));
  if (why) throw why;
  return send(tx, actor, id);
}

async function send(tx: Tx, actor: Actor, id: string) {
  const saved = await settlementById(tx, actor, id);
  const why =
    (await whyNotWithoutPapers(tx, actor, id)) ??
    (await whyNotPrepaid(tx, actor, saved.surcharges));
  if (why) throw why;
  const jobNos = saved.surcharges.map(({ jobNo }) => jobNo);
  const withoutMail = await approved.send(tx, actor, saved, jobNos);
  return { status: true as const, data: await settlementById(tx, actor, id), withoutMail };
}

type OfSettlement = { readonly settlementId: string; readonly version?: number | undefined };

/** Approves a settlement where it is the user's turn (`actor.userId`). */
export async function approveSettlement(tx: Tx, actor: Actor, ask: OfSettlement) {
  const { settlementId: id, version } = ask;
  await approved.approve(tx, actor, { id, version });
  return { status: true as const, data: await settlementById(tx, actor, id) };
}

/** Denies a settlement with a comment where the user may (`actor.userId`). */
export async function denySettlement(
  tx: Tx,
  actor: Actor,
  ask: OfSettlement & { readonly comment: string },
) {
  const { settlementId: id, version, comment } = ask;
  await approved.deny(tx, actor, { id, version, comment });
  return { status: true as const, data: await settlementById(tx, actor, id) };
}

/** Takes the own settlement (`actor.userId`) back. */
export async function recallSettlement(tx: Tx, actor: Actor, { settlementId }: OfSettlement) {
  await approved.recall(tx, actor, settlementId);
  return { status: true as const, data: await settlementById(tx, actor, settlementId) };
}

/**
 * Denies sent settlements as accounting, whatever their level.
 *
 * Locks: the settlements, their requests and advances.
 * Refuses: record.notFound · access.forbidden · settlement.notSent · settlement.synced ·
 *   settlement.paid
 * Source: rule ST-9
 */
export async function denySettlements(
  tx: Tx,
  actor: Actor,
  { ids, comment }: Ask<typeof contract.denySettlements>,
) {
  actor.mustHave("acctSP.DenySettlement");
  return close(tx, actor, { verb: "deny", ids, comment });
}

/** Unlocks approved settlements: each is Denied and may be changed. Rule ST-9 */
export async function unlockSettlements(
  tx: Tx,
  actor: Actor,
  { ids, comment }: Ask<typeof contract.unlockSettlements>,
) {
  actor.mustHave("settingUnlock.write");
  return close(tx, actor, { verb: "unlock", ids, comment });
}

async function close(tx: Tx, actor: Actor, closed: Parameters<typeof approved.close>[2]) {
  const settlements = await approved.close(tx, actor, closed);
  return { status: true as const, data: settlements.map(({ settlementNo }) => settlementNo) };
}

import { whyJobClosed } from "@fairway/areas/charge/model/refusals.ts";
import { confirmClaims } from "@fairway/areas/charge/server/confirmClaims.ts";
import { turnLines } from "@fairway/areas/charge/server/turnLines.ts";
import { approvedDocuments } from "@fairway/areas/document/server/approvedDocuments.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { Advance } from "../model/advance.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { refuseAdvance } from "../model/refusals.ts";
import {
  advanceSource,
  chargeLinesOf,
  chargesBoughtBesides,
  closedJobsOfCharges,
  holdersOfCharges,
} from "./advanceTable.ts";
import { advanceById } from "./getAdvance.ts";
import { settlementsOf } from "./ledgerTable.ts";
import { payOut, reversePayOut } from "./payOut.ts";
import { storeAdvance } from "./saveAdvance.ts";

/** The type of the approval of advances, and how they are read. */
export const approvedAdvances = { type: "Advance", source: advanceSource } as const;

const approved = approvedDocuments({
  ...approvedAdvances,
  right: "acctAP.list",
  home: advanceHome,
  // Rule AD-6: a settlement that has taken the advance keeps it.
  held: async (tx, actor, ids) => {
    const taken = await settlementsOf(tx, actor.companyId, ids);
    const holding = await holdersOfCharges(tx, actor.companyId, ids);
    return new Map([
      ...holding.map(({ id, number }): [string, string] => [id, number]),
      ...taken.map(({ id, settlementNo }): [string, string] => [id, settlementNo]),
    ]);
  },
  whyNotDone: whyNotBought,
  follow: async (tx, actor, changed) => {
    const done = changed.filter(({ status }) => status === "Done").map(({ doc }) => doc);
    if (done.length > 0) await payOut(tx, actor, done);
    await turnCarrierLines(tx, actor, done, "BUY");
    const unlocked = changed.filter(({ doc }) => doc.statusApproval === "Done");
    const ids = unlocked.map(({ doc }) => doc.id);
    if (ids.length > 0) await reversePayOut(tx, actor, ids, unlocked[0]?.comment ?? "");
    await turnCarrierLines(
      tx,
      actor,
      unlocked.map(({ doc }) => doc),
      "ADV",
    );
  },
});

/** The charges of advances for carriers are bought at the end of the approval, and no more after. Rule AD-16 */
async function turnCarrierLines(
  tx: Tx,
  actor: Actor,
  advances: readonly Advance[],
  into: "BUY" | "ADV",
): Promise<void> {
  const documentIds = advances.filter(({ advanceFor }) => advanceFor).map(({ id }) => id);
  if (documentIds.length === 0) return;
  const lines = await chargeLinesOf(tx, actor.companyId, documentIds);
  const chargeIds = lines.map(({ id }) => id);
  await turnLines(tx, actor, { chargeIds, into, day: actor.today });
  await confirmClaims(tx, actor, { slot: "advance", documentIds }, into === "BUY");
}

/**
 * The advances for carriers whose charges cannot be bought now, because a job is closed or has been
 * given one of them meanwhile. Rule AD-16
 */
async function whyNotBought(tx: Tx, actor: Actor, ids: readonly string[]) {
  const jobs = await closedJobsOfCharges(tx, actor.companyId, ids);
  const bought = await chargesBoughtBesides(tx, actor.companyId, ids);
  return new Map([
    ...bought.map(({ advanceId, ...facts }): [string, Refused] => [
      advanceId,
      refuseAdvance("advance.chargeOnJob", facts),
    ]),
    ...jobs.flatMap(({ advanceId, ...job }): [string, Refused][] => {
      const why = whyJobClosed(job);
      return why ? [[advanceId, why]] : [];
    }),
  ]);
}

/**
 * Saves an advance and sends it for approval.
 *
 * Locks: the advance, its former request.
 * Refuses: as saving, and approval.*
 * Source: rules AD-1 and AD-7
 */
export async function saveAndSend(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveAndSendAdvance>,
) {
  const { id, version, ...form } = ask;
  if (!id) actor.mustHave("acctAP.add");
  const advance = id ? await beginVerb(tx, actor, advanceSource, { verb: "send", id }) : null;
  const stored = advance && { advance, version: version ?? 0 };
  const advanceId = await storeAdvance(tx, actor, form, stored);
  const saved = await advanceById(tx, actor, advanceId);
  const jobNos = saved.advanceRequests.map(({ jobNo }) => jobNo);
  const withoutMail = await approved.send(tx, actor, saved, jobNos);
  return { status: true as const, data: await advanceById(tx, actor, advanceId), withoutMail };
}

type OfAdvance = { readonly advanceId: string; readonly version?: number | undefined };

/** Approves an advance where it is the user's turn (`actor.userId`). */
export async function approveAdvance(tx: Tx, actor: Actor, { advanceId, version }: OfAdvance) {
  await approved.approve(tx, actor, { id: advanceId, version });
  return { status: true as const, data: await advanceById(tx, actor, advanceId) };
}

/** Denies an advance with a comment where the user may (`actor.userId`). */
export async function denyAdvance(
  tx: Tx,
  actor: Actor,
  { advanceId, version, comment }: OfAdvance & { readonly comment: string },
) {
  await approved.deny(tx, actor, { id: advanceId, version, comment });
  return { status: true as const, data: await advanceById(tx, actor, advanceId) };
}

/** Takes the own advance (`actor.userId`) back. */
export async function recallAdvance(tx: Tx, actor: Actor, { advanceId }: OfAdvance) {
  await approved.recall(tx, actor, advanceId);
  return { status: true as const, data: await advanceById(tx, actor, advanceId) };
}

/**
 * Denies sent advances as accounting, whatever their level.
 *
 * Locks: the advances, their requests.
 * Refuses: record.notFound · access.forbidden · advance.notSent · advance.synced · advance.settled
 * Source: rule AD-6
 */
export function denyAdvances(
  tx: Tx,
  actor: Actor,
  { ids, comment }: Ask<typeof contract.denyAdvances>,
) {
  actor.mustHave("acctAP.DenyAdvance");
  return close(tx, actor, { verb: "deny", ids, comment });
}

/** Unlocks approved advances: each is Denied and may be changed. Rule AD-6 */
export async function unlockAdvances(
  tx: Tx,
  actor: Actor,
  { ids, comment }: Ask<typeof contract.unlockAdvances>,
) {
  actor.mustHave("settingUnlock.write");
  return close(tx, actor, { verb: "unlock", ids, comment });
}

async function close(tx: Tx, actor: Actor, closed: Parameters<typeof approved.close>[2]) {
  const advances = await approved.close(tx, actor, closed);
  return { status: true as const, data: advances.map(({ advanceNo }) => advanceNo) };
}

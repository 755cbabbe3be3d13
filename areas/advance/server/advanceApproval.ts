import { registerApproval } from "@fairway/areas/approval/server/approvalTypes.ts";
import { closeApprovals } from "@fairway/areas/approval/server/closeApprovals.ts";
import { decideApproval } from "@fairway/areas/approval/server/decideApprovals.ts";
import { recallApproval } from "@fairway/areas/approval/server/recallApproval.ts";
import { sendForApproval } from "@fairway/areas/approval/server/sendForApproval.ts";
import { updateDocuments } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb, beginVerbs } from "@fairway/areas/document/server/openDocument.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { refuseAdvance } from "../model/refusals.ts";
import { advanceSource } from "./advanceTable.ts";
import { advanceById } from "./getAdvance.ts";
import { settlementsOf } from "./ledgerTable.ts";
import { payOut, reversePayOut } from "./payOut.ts";
import { storeAdvance } from "./saveAdvance.ts";

const approval = { flow: "Approval", type: "Advance" } as const;

registerApproval({
  ...approval,
  right: "acctAP.list",
  lock: (tx, { companyId }, ids) => lockRows(tx, "document", { companyId, ids }),
  // Rule AD-6: a settlement that has taken the advance keeps it.
  whyNot: async (tx, actor, outcomes) => {
    const denied = outcomes.filter(({ status }) => status === "Denied");
    const ids = denied.map(({ documentId }) => documentId);
    const held = ids.length === 0 ? [] : await settlementsOf(tx, actor.companyId, ids);
    return new Map(
      held.map(({ id, number, settlementNo }) => [
        id,
        refuseAdvance("advance.settled", { advanceNo: number, settlementNo }),
      ]),
    );
  },
  apply: async (tx, actor, outcomes) => {
    const ids = outcomes.map(({ documentId }) => documentId);
    const advances = await readDocuments(
      tx,
      actor.companyId,
      advanceSource,
      sql`d.id = any(${ids}::uuid[])`,
    );
    for (const [statusApproval, ofStatus] of Map.groupBy(outcomes, ({ status }) => status)) {
      const these = new Set(ofStatus.map(({ documentId }) => documentId));
      const changed = advances.filter(({ id }) => these.has(id));
      await updateDocuments(tx, actor, advanceKind, changed, { statusApproval });
      if (statusApproval === "Done") await payOut(tx, actor, changed);
    }
  },
});

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
  const { amount, amountVnd, currencyId, officeId, departmentId, groupId } = saved;
  const [result] = await sendForApproval(tx, actor, approval, [
    {
      id: advanceId,
      number: saved.advanceNo,
      requester: saved.userCreated ?? actor.userId,
      officeId,
      departmentId,
      groupId,
      amount,
      currencyId,
      amountVnd,
      about: [...new Set(saved.advanceRequests.map(({ jobNo }) => jobNo))].join(", "),
      address: `${advanceHome}/${advanceId}/approve`,
    },
  ]);
  if (result instanceof Refused) throw result;
  return {
    status: true as const,
    data: await advanceById(tx, actor, advanceId),
    withoutMail: [...(result?.withoutMail ?? [])],
  };
}

type OfAdvance = { readonly advanceId: string; readonly version?: number | undefined };

/** Approves an advance where it is the user's turn (`actor.userId`). */
export async function approveAdvance(tx: Tx, actor: Actor, { advanceId, version }: OfAdvance) {
  await decideApproval(tx, actor, { verb: "approve", documentId: advanceId, version });
  return { status: true as const, data: await advanceById(tx, actor, advanceId) };
}

/** Denies an advance with a comment where the user may (`actor.userId`). */
export async function denyAdvance(
  tx: Tx,
  actor: Actor,
  { advanceId, version, comment }: OfAdvance & { readonly comment: string },
) {
  await decideApproval(tx, actor, { verb: "deny", documentId: advanceId, version, comment });
  return { status: true as const, data: await advanceById(tx, actor, advanceId) };
}

/** Takes the own advance (`actor.userId`) back. */
export async function recallAdvance(tx: Tx, actor: Actor, { advanceId }: OfAdvance) {
  await recallApproval(tx, actor, { documentId: advanceId });
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
  return close(tx, actor, { verb: "deny", ids, comment });
}

/** Unlocks approved advances: each is Denied and may be changed. Rule AD-6 */
export async function unlockAdvances(
  tx: Tx,
  actor: Actor,
  { ids, comment }: Ask<typeof contract.unlockAdvances>,
) {
  return close(tx, actor, { verb: "unlock", ids, comment });
}

async function close(
  tx: Tx,
  actor: Actor,
  {
    verb,
    ids,
    comment,
  }: {
    readonly verb: "deny" | "unlock";
    readonly ids: readonly string[];
    readonly comment: string;
  },
) {
  // A settlement takes advances under the same lock.
  await lockRows(tx, "document", { companyId: actor.companyId, ids: [...new Set(ids)] });
  const held = await settlementsOf(tx, actor.companyId, ids);
  const advances = await beginVerbs(tx, actor, advanceSource, {
    verb,
    ids,
    known: ({ id }) => ({ heldBy: held.find((each) => each.id === id)?.settlementNo ?? null }),
  });
  const paidOut = advances.filter(({ statusApproval }) => statusApproval === "Done");
  await reversePayOut(
    tx,
    actor,
    paidOut.map(({ id }) => id),
    comment,
  );
  await updateDocuments(tx, actor, advanceKind, advances, { statusApproval: "Denied" });
  await closeApprovals(tx, actor, { documentIds: ids, comment });
  return { status: true as const, data: advances.map(({ advanceNo }) => advanceNo) };
}

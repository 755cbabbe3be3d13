import {
  approvalType,
  type ApprovalType,
  type Outcome,
  registerApproval,
} from "@fairway/areas/approval/server/approvalTypes.ts";
import { decideApproval } from "@fairway/areas/approval/server/decideApprovals.ts";
import { recallApproval } from "@fairway/areas/approval/server/recallApproval.ts";
import { sendForApproval } from "@fairway/areas/approval/server/sendForApproval.ts";
import { updateDocuments } from "@fairway/areas/document/server/documentRows.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { unlockHome } from "../model/unlockHome.ts";
import { unlockKind } from "../model/unlockKind.ts";
import { type UnlockType, unlockTypeCodes } from "../model/unlockTypes.ts";
import { unlockById } from "./getUnlock.ts";
import { beginOwn, storeUnlock } from "./saveUnlock.ts";
import { readUnlockLines, unlockSource } from "./unlockTable.ts";
import { unlockings } from "./unlockings.ts";

/** The approval of requests of a type: at Done their jobs or documents are unlocked. */
const approvalOfType = (type: UnlockType): ApprovalType => ({
  flow: "Unlock",
  type,
  right: "settingUnlockRequest.list",
  lock: async (tx, actor, ids) => {
    await lockRows(tx, "document", { companyId: actor.companyId, ids });
    const lines = await readUnlockLines(tx, actor.companyId, ids);
    const objects = [...new Set(lines.map(({ objectId }) => objectId))];
    await unlockings[type].lock(tx, actor, objects);
  },
  whyNot: async (tx, actor, outcomes) => {
    const lines = await readUnlockLines(tx, actor.companyId, doneOf(outcomes));
    if (lines.length === 0) return new Map();
    const ids = lines.map(({ objectId }) => objectId);
    const why = await unlockings[type].whyNot(tx, actor, ids, true);
    return new Map(
      lines.flatMap(({ unlockRequestId, objectId }) => {
        const refused = why.get(objectId);
        return refused ? [[unlockRequestId, refused] as const] : [];
      }),
    );
  },
  apply: async (tx, actor, outcomes) => {
    const { companyId } = actor;
    const ids = outcomes.map(({ documentId }) => documentId);
    const ofIds = sql`d.id = any(${ids}::uuid[])`;
    const requests = await readDocuments(tx, companyId, unlockSource, ofIds);
    for (const [statusApproval, these] of Map.groupBy(outcomes, ({ status }) => status)) {
      const changed = requests.filter(({ id }) =>
        these.some(({ documentId }) => documentId === id),
      );
      const unlocked = statusApproval === "Done" ? { unlockedAt: "now" } : {};
      await updateDocuments(tx, actor, unlockKind, changed, { statusApproval, ...unlocked });
    }
    const done = doneOf(outcomes);
    if (done.length === 0) return;
    const lines = await readUnlockLines(tx, companyId, done);
    for (const request of requests.filter(({ id }) => done.includes(id))) {
      const ofRequest = lines.filter(({ unlockRequestId }) => unlockRequestId === request.id);
      const objects = ofRequest.map(({ objectId }) => objectId);
      await unlockings[type].unlock(tx, actor, request, objects);
    }
  },
});

const doneOf = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ status }) => status === "Done").map(({ documentId }) => documentId);

for (const type of unlockTypeCodes) registerApproval(approvalOfType(type));

/**
 * Saves a request and sends it for approval; where nothing stops it is carried out at once.
 *
 * Locks: the request, its former approval, what it names.
 * Refuses: as saving, and approval.*
 * Source: rules UN-1, UN-4 and UN-6
 */
export async function saveAndSendUnlock(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveAndSendUnlock>,
) {
  const { id, version, ...form } = ask;
  if (!id) actor.mustHave("settingUnlockRequest.add");
  const request = id ? await beginOwn(tx, actor, { verb: "send", id }) : null;
  const stored = request && { request, version: version ?? 0 };
  const requestId = await storeUnlock(tx, actor, form, stored);
  const saved = await unlockById(tx, actor, requestId);
  const { officeId, departmentId, groupId } = saved;
  const key = { flow: "Unlock", type: saved.unlockType } as const;
  await approvalType(key).lock(tx, actor, [requestId]);
  const [result] = await sendForApproval(tx, actor, key, [
    {
      id: requestId,
      number: saved.requestNo,
      requester: saved.userCreated ?? actor.userId,
      officeId,
      departmentId,
      groupId,
      amount: null,
      currencyId: null,
      amountVnd: null,
      about: saved.referenceNo,
      address: `${unlockHome}/${requestId}`,
    },
  ]);
  if (result instanceof Refused) throw result;
  return {
    status: true as const,
    data: await unlockById(tx, actor, requestId),
    withoutMail: [...(result?.withoutMail ?? [])],
  };
}

type OfRequest = { readonly id: string; readonly version?: number | undefined };

/** Approves a request where it is the user's turn (`actor.userId`). */
export async function approveUnlock(tx: Tx, actor: Actor, { id, version }: OfRequest) {
  await decideApproval(tx, actor, { verb: "approve", documentId: id, version });
  return { status: true as const, data: await unlockById(tx, actor, id) };
}

/** Denies a request with a comment where the user may (`actor.userId`). */
export async function denyUnlock(
  tx: Tx,
  actor: Actor,
  { id, version, comment }: OfRequest & { readonly comment: string },
) {
  await decideApproval(tx, actor, { verb: "deny", documentId: id, version, comment });
  return { status: true as const, data: await unlockById(tx, actor, id) };
}

/** Takes the own request (`actor.userId`) back. */
export async function recallUnlock(tx: Tx, actor: Actor, { id }: OfRequest) {
  await recallApproval(tx, actor, { documentId: id });
  return { status: true as const, data: await unlockById(tx, actor, id) };
}

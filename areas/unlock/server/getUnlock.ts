import { approvalOf, denialsOf } from "@fairway/areas/approval/server/approvalOf.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { unlockKind } from "../model/unlockKind.ts";
import type { ShownUnlock, UnlockDetail, UnlockRequest } from "../model/unlockRequest.ts";
import { readUnlockLines, unlockSource } from "./unlockTable.ts";

type OfRequest = { readonly id: string };

/** Returns a request to users who may open it, or who take part in its approval. Rule UN-5 */
export async function getUnlock(tx: Tx, actor: Actor, { id }: OfRequest): Promise<UnlockDetail> {
  await openUnlock(tx, actor, id);
  return unlockById(tx, actor, id);
}

/** Returns the changes of a request with their users. Refuses: record.notFound · access.forbidden */
export function unlockHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, unlockSource, ask);
}

/** Reads a request with its lines; the caller has checked the right. */
export async function unlockById(tx: Tx, actor: Actor, id: string): Promise<UnlockDetail> {
  const request = await getDocument(tx, actor.companyId, unlockSource, id);
  const lines = await readUnlockLines(tx, actor.companyId, [id]);
  const approval = await approvalOf(tx, actor, id);
  const mayNow = approval?.may ?? [];
  const isManager =
    approval?.steps.some((step) =>
      [...step.holders, ...step.deputies].some((each) => each.id === actor.userId),
    ) ?? false;
  return {
    ...shownUnlockOf(actor, request),
    jobs: lines.map(({ unlockRequestId: _, ...line }) => line),
    isRequester: request.userCreated === actor.userId,
    isManager: isManager && request.userCreated !== actor.userId,
    isApproved: !mayNow.includes("approve"),
    isShowBtnDeny: mayNow.includes("deny"),
  };
}

/** A request with the verbs of the user; only the requester changes one. Rule UN-4 */
export function shownUnlockOf(actor: Actor, request: UnlockRequest): ShownUnlock {
  const shown = withMay(unlockKind, actor, request);
  return request.userCreated === actor.userId ? shown : { ...shown, may: [] };
}

/** Returns the levels of the approval of a request; null before it was sent. */
export async function approvalOfUnlock(tx: Tx, actor: Actor, { id }: OfRequest) {
  await openUnlock(tx, actor, id);
  return approvalOf(tx, actor, id);
}

/** Returns the denials of a request. */
export async function denialsOfUnlock(tx: Tx, actor: Actor, { id }: OfRequest) {
  await openUnlock(tx, actor, id);
  return denialsOf(tx, actor, id);
}

async function openUnlock(tx: Tx, actor: Actor, id: string): Promise<void> {
  const request = await getDocument(tx, actor.companyId, unlockSource, id);
  await mustSeeDocument(tx, actor, unlockSource, request);
}

import { refuseApproval } from "@fairway/areas/approval/model/refusals.ts";
import { insertNumbered, updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { refuseUnlock } from "../model/refusals.ts";
import { unlockKind, unlockNumbers } from "../model/unlockKind.ts";
import type { UnlockForm, UnlockRequest } from "../model/unlockRequest.ts";
import { whyNotUnlock } from "../model/whyNotUnlock.ts";
import { unlockById } from "./getUnlock.ts";
import { replaceUnlockLines, unlockSource } from "./unlockTable.ts";
import { unlockings } from "./unlockings.ts";

/**
 * Creates a request with the next number of the month.
 *
 * Refuses: ask.invalid · unlock.*
 * Source: rules UN-1 to UN-3
 */
export async function addUnlock(tx: Tx, actor: Actor, ask: Ask<typeof contract.addUnlock>) {
  actor.mustHave("settingUnlockRequest.add");
  const id = await storeUnlock(tx, actor, ask, null);
  return { status: true as const, data: await unlockById(tx, actor, id) };
}

/**
 * Saves an own new or denied request (`actor.userId`); a denied one is New again.
 *
 * Locks: the request.
 * Refuses: record.notFound · access.forbidden · record.conflict · approval.notRequester · as `addUnlock`
 */
export async function updateUnlock(tx: Tx, actor: Actor, ask: Ask<typeof contract.updateUnlock>) {
  const request = await beginOwn(tx, actor, { verb: "update", id: ask.id });
  await storeUnlock(tx, actor, ask, { request, version: ask.version });
  return { status: true as const, data: await unlockById(tx, actor, request.id) };
}

/**
 * Deletes an own new or denied request (`actor.userId`): it is Canceled and keeps number and lines.
 *
 * Locks: the request.
 * Refuses: record.notFound · access.forbidden · approval.notRequester · unlock.sent
 * Source: rule UN-4
 */
export async function deleteUnlock(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const request = await beginOwn(tx, actor, { verb: "delete", id });
  const changes = { statusApproval: "Canceled", canceledAt: "now" };
  await updateDocument(tx, actor, unlockKind, request, changes);
  return { status: true as const };
}

/** Begins a verb that only the requester runs. Rule UN-4 */
export async function beginOwn(
  tx: Tx,
  actor: Actor,
  ask: { readonly verb: "update" | "send" | "delete"; readonly id: string },
): Promise<UnlockRequest> {
  const request = await beginVerb(tx, actor, unlockSource, ask);
  if (request.userCreated !== actor.userId) {
    throw refuseApproval("approval.notRequester", { number: request.requestNo });
  }
  return request;
}

/** Stores a request as it is keyed and returns its id; the caller has checked the right. */
export async function storeUnlock(
  tx: Tx,
  actor: Actor,
  form: UnlockForm,
  stored: { readonly request: UnlockRequest; readonly version: number } | null,
): Promise<string> {
  refuseFields(whyNotUnlock(form));
  const { subject, unlockType, generalReason } = form;
  const lines = await linesOf(tx, actor, form);
  const head = {
    subject,
    unlockType,
    generalReason,
    newServiceDate: unlockType === "Change Service Date" ? form.newServiceDate : null,
    requestDate: actor.today,
    statusApproval: "New" as const,
  };
  const id = stored?.request.id ?? newId();
  if (stored) {
    await updateDocument(tx, actor, unlockKind, stored.request, head, stored.version);
  } else {
    const created = { ...stampNew(actor), ...head, id };
    const series = { rule: unlockNumbers, prefix: "UL", day: actor.today };
    await insertNumbered(tx, unlockKind, created, drawnNumber(actor, series));
  }
  await replaceUnlockLines(tx, actor, { id, unlockType }, lines);
  return id;
}

/** The lines as they are stored; refuses those that the user may not name. Rules UN-2 and UN-3 */
async function linesOf(tx: Tx, actor: Actor, { unlockType, jobs }: UnlockForm) {
  const { read, whyNot } = unlockings[unlockType];
  const ids = jobs.map(({ objectId }) => objectId);
  const objects = new Map((await read(tx, actor, ids)).map((each) => [each.objectId, each]));
  const lines = jobs.map(({ objectId, reason }, at) => {
    const object = objects.get(objectId);
    if (!object) {
      const field = `jobs.${at}.objectId`;
      throw refuseUnlock("unlock.unknown", { line: at + 1 }, { field });
    }
    const { unlockName, serviceDate } = object;
    return { objectId, unlockName, serviceDate, reason };
  });
  const [problem] = (await whyNot(tx, actor, ids, false)).values();
  if (problem) throw problem;
  return lines;
}

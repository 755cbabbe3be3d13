import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { lockRequests, readRequests, updateRequests } from "./requestTable.ts";
import { tellOfApprovals } from "./tellOfApprovals.ts";

/**
 * Closes the requests of documents that another verb denies or unlocks.
 *
 * Shape: the caller has checked the right, locked the documents and writes their status Denied.
 * Locks: their latest requests.
 * Source: rule AP-10
 */
export async function closeApprovals(
  tx: Tx,
  actor: Actor,
  {
    documentIds,
    comment,
    ending,
  }: {
    readonly documentIds: readonly string[];
    readonly comment: string;
    readonly ending: "closed" | "unlocked";
  },
): Promise<void> {
  const ended = await endApprovals(tx, actor, documentIds, {
    status: "Denied",
    ending,
    comment,
  });
  if (ended.length > 0) await tellOfApprovals(tx, actor, ended);
}

/**
 * Makes the requests of documents New again that a change of an approved document ends; they count as
 * no denial, and nobody is told.
 *
 * Shape: the caller has checked the right, locked the documents and writes their status New.
 * Locks: their latest requests.
 * Source: rule AP-14
 */
export async function reopenApprovals(
  tx: Tx,
  actor: Actor,
  documentIds: readonly string[],
): Promise<void> {
  await endApprovals(tx, actor, documentIds, {
    status: "New",
    ending: "recalled",
    comment: null,
  });
}

/** Ends the latest requests of documents that stand; returns the ids of these requests. */
async function endApprovals(
  tx: Tx,
  actor: Actor,
  documentIds: readonly string[],
  end: {
    readonly status: "Denied" | "New";
    readonly ending: "closed" | "unlocked" | "recalled";
    readonly comment: string | null;
  },
): Promise<string[]> {
  await lockRequests(tx, actor, documentIds);
  const requests = await readRequests(tx, actor, documentIds);
  const standing = requests.filter(({ status }) => status !== "New" && status !== "Denied");
  if (standing.length === 0) return [];
  const { status, ending, comment: endedComment } = end;
  const endedBy = actor.userId;
  await updateRequests(
    tx,
    actor,
    standing.map((request) => ({
      request,
      walk: { steps: request.steps, status, turn: null },
      ended: { ending, endedBy, endedFor: null, endedLevel: null, endedComment },
    })),
  );
  return standing.map(({ id }) => id);
}

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
  await lockRequests(tx, actor, documentIds);
  const requests = await readRequests(tx, actor, documentIds);
  const standing = requests.filter(({ status }) => status !== "New" && status !== "Denied");
  if (standing.length === 0) return;
  await updateRequests(
    tx,
    actor,
    standing.map((request) => ({
      request,
      walk: { steps: request.steps, status: "Denied", turn: null },
      ended: {
        ending,
        endedBy: actor.userId,
        endedFor: null,
        endedLevel: null,
        endedComment: comment,
      },
    })),
  );
  await tellOfApprovals(
    tx,
    actor,
    standing.map(({ id }) => id),
  );
}

import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { readOwnComment } from "./readComment.ts";

/**
 * Deletes the user's own comment; the history keeps its text.
 *
 * Refuses: record.notFound · access.forbidden · comment.notYours
 * Source: rule CO-2
 */
export async function deleteComment(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<{ status: true; data: { id: string } }> {
  const { comment } = await readOwnComment(tx, actor, ask.id);
  await deleteRows(tx, "job_comment", actor.companyId, [comment.id], actor.userId);
  return { status: true, data: { id: comment.id } };
}

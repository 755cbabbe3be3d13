import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobComment } from "../model/jobComment.ts";
import { refuseComment } from "../model/refusals.ts";
import { commentRows, type CommentRow } from "./commentTable.ts";

/**
 * Reads the user's own comment and its job.
 *
 * Refuses: record.notFound · access.forbidden · comment.notYours
 * Source: rule CO-2
 */
export async function readOwnComment(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ comment: CommentRow; job: Shipment }> {
  const [comment] = await commentRows(tx, actor, sql`c.id = ${id}`);
  if (!comment) throw refuse("record.notFound");
  const job = await readShipment(tx, actor, comment.jobId);
  if (comment.userCreated !== actor.userId) {
    throw refuseComment("comment.notYours", { author: comment.authorName });
  }
  return { comment, job };
}

/** Returns a comment as it is answered, with the verbs that the user may run. */
export function shownComment(actor: Actor, comment: CommentRow): JobComment {
  const { jobId: _job, userCreated, mentioned, ...shown } = comment;
  const may = userCreated === actor.userId ? ["update", "delete"] : [];
  return { ...shown, mentioned: [...mentioned], may };
}

/** Reads a comment again after it was written. */
export async function writtenComment(tx: Tx, actor: Actor, id: string): Promise<JobComment> {
  const [comment] = await commentRows(tx, actor, sql`c.id = ${id}`);
  return shownComment(actor, comment as CommentRow);
}

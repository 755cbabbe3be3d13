import { readersOfJob } from "@fairway/areas/shipment/server/readersOfJob.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import type { JobComment } from "../model/jobComment.ts";
import { mentionedIn } from "../model/mentionedIn.ts";
import { readOwnComment, writtenComment } from "./readComment.ts";
import { tellMentioned } from "./tellMentioned.ts";

/**
 * Changes the user's own comment and tells the colleagues that it did not mention before.
 *
 * Refuses: record.notFound · access.forbidden · comment.notYours · record.conflict
 * Source: rules CO-2 to CO-4
 */
export async function updateComment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateComment>,
): Promise<{ status: true; data: JobComment }> {
  const { comment, job } = await readOwnComment(tx, actor, ask.id);
  const mentioned = mentionedIn(ask.text, await readersOfJob(tx, actor, job)).map(({ id }) => id);
  const { companyId } = actor;
  const key = { companyId, id: ask.id, version: ask.version };
  await updateVersioned(tx, "job_comment", key, {
    text: ask.text,
    mentioned,
    ...stampChange(actor),
  });
  const before = new Set(comment.mentioned.map(({ id }) => id));
  await tellMentioned(
    tx,
    actor,
    job,
    mentioned.filter((id) => !before.has(id)),
  );
  return { status: true, data: await writtenComment(tx, actor, ask.id) };
}

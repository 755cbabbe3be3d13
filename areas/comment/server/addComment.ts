import { readersOfJob } from "@fairway/areas/shipment/server/readersOfJob.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import type { JobComment } from "../model/jobComment.ts";
import { mentionedIn } from "../model/mentionedIn.ts";
import { writtenComment } from "./readComment.ts";
import { tellMentioned } from "./tellMentioned.ts";

/**
 * Writes a comment on a job and tells the mentioned colleagues.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rules CO-1, CO-3, CO-4
 */
export async function addComment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.addComment>,
): Promise<{ status: true; data: JobComment }> {
  const job = await readShipment(tx, actor, ask.jobId);
  const mentioned = mentionedIn(ask.text, await readersOfJob(tx, actor, job)).map(({ id }) => id);
  const { companyId, userId } = actor;
  const id = newId();
  const by = { userCreated: userId, userModified: userId };
  await insertRow(tx, "job_comment", {
    companyId,
    id,
    jobId: job.id,
    text: ask.text,
    mentioned,
    ...by,
  });
  await tellMentioned(tx, actor, job, mentioned);
  return { status: true, data: await writtenComment(tx, actor, id) };
}

import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { importJob as importCall } from "../contract.ts";
import { copyJob } from "./copyJob.ts";
import { openWholeJob } from "./openWholeJob.ts";

/**
 * Opens a whole job: from what is keyed, or as a copy of another one.
 *
 * Locks, Refuses: as openWholeJob, as copyJob
 * Source: rules CH-13, SH-21
 */
export async function importJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof importCall>,
): Promise<Answer<typeof importCall>> {
  const { id, copies, revises, ...whole } = ask;
  const { job, houseBills, passed } = id
    ? await copyJob(tx, actor, { id, copies, revises, ...whole })
    : await openWholeJob(tx, actor, whole);
  return { status: true, data: { id: job.id, jobNo: job.jobNo, houseBills }, ...passed };
}

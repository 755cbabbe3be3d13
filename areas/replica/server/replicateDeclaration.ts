import { declaredDeclaration } from "@fairway/areas/customs/contract.ts";
import { copyDeclarations } from "@fairway/areas/customs/server/copyDeclarations.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import type * as contract from "../contract.ts";
import { refuseReplica } from "../model/refusals.ts";
import { lockReplica } from "./lockReplica.ts";
import { mustHaveReplicas } from "./replicateJobs.ts";

/**
 * Puts a copy of a declaration on the replica of its job, if it is not there yet.
 *
 * Locks: the job, then its replica.
 * Refuses: record.notFound · record.conflict · access.forbidden · replica.declarationWithoutJob · replica.none ·
 *   replica.otherService · shipment.locked · shipment.canceled
 * Source: rules RE-2 and RE-5
 */
export async function replicateDeclaration(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.replicateDeclaration>,
): Promise<Answer<typeof contract.replicateDeclaration>> {
  const jobId = await jobIdOf(tx, actor, id);
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustHaveReplicas });
  // Declarations come to a job and leave it under the lock of the job.
  if ((await jobIdOf(tx, actor, id)) !== job.id) throw refuse("record.conflict");
  const { replica, there } = await lockReplica(tx, actor, job);
  const added = await copyDeclarations(tx, there, { declarationId: id, to: replica.id });
  return { status: true, data: { added, jobNo: replica.jobNo } };
}

/** The job of a declaration that the user may write. */
async function jobIdOf(tx: Tx, actor: Actor, id: string): Promise<string> {
  const row = await readRecord(tx, actor, declaredDeclaration, id);
  mustOn(actor, declaredDeclaration, "write", row);
  const jobId = row["jobId"] as string | null;
  if (jobId) return jobId;
  const clearanceNo = String(row["clearanceNo"]);
  throw refuseReplica("replica.declarationWithoutJob", { clearanceNo });
}

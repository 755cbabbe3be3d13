import { formOfOperation } from "@fairway/areas/operation/model/formOfOperation.ts";
import { getOperation } from "@fairway/areas/operation/server/getOperation.ts";
import { updateOperation } from "@fairway/areas/operation/server/updateOperation.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { lockReplica } from "./lockReplica.ts";
import { mustHaveReplicas } from "./replicateJobs.ts";

const goods = [
  "packageQty",
  "packageType",
  "grossWeight",
  "netWeight",
  "chargeWeight",
  "cbm",
  "packageContainer",
] as const;

/**
 * Gives the replica of a job the goods of the job: weights, volume, packages and the list of its
 * containers.
 *
 * Locks: the job, then its replica.
 * Refuses: replica.none · replica.otherService · as updateOperation, on both jobs
 * Source: rules RE-2 and RE-4
 */
export async function syncGoods(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof contract.syncGoods>,
): Promise<Answer<typeof contract.syncGoods>> {
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustHaveReplicas });
  const { replica, there } = await lockReplica(tx, actor, job);
  const origin = await getOperation(tx, actor, { id: job.id });
  const stored = await getOperation(tx, there, { id: replica.id });
  await updateOperation(tx, there, {
    ...formOfOperation(stored),
    ...Object.fromEntries(goods.map((field) => [field, origin[field]])),
    id: stored.id,
    version: stored.version,
    csMawbcontainers: origin.csMawbcontainers.map((line) => ({ ...line, id: null })),
  });
  return { status: true, data: { id: replica.id, jobNo: replica.jobNo } };
}

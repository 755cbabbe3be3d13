import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import { copyDeclarations } from "@fairway/areas/customs/server/copyDeclarations.ts";
import { formOfOperation } from "@fairway/areas/operation/model/formOfOperation.ts";
import { newOperation, type OperationRecord } from "@fairway/areas/operation/model/operation.ts";
import { getOperation } from "@fairway/areas/operation/server/getOperation.ts";
import { openOperationsJob } from "@fairway/areas/operation/server/openOperationsJob.ts";
import { registerReplicate } from "@fairway/areas/operation/server/replicateOpened.ts";
import { replicateTarget } from "@fairway/areas/organisation/server/replicateTarget.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { replicaOfJob } from "@fairway/areas/shipment/server/replicaOfJob.ts";
import { copyStages } from "@fairway/areas/stage/server/copyStages.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseReplica } from "../model/refusals.ts";

type Replicated = Answer<typeof contract.replicateJobs>["data"][number];

/**
 * Copies jobs into the office that the office of each one names, all or none.
 *
 * Locks: each job in the order of the ids.
 * Refuses: as replicateJob
 * Source: rules RE-1 to RE-3
 */
export async function replicateJobs(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.replicateJobs>,
): Promise<Answer<typeof contract.replicateJobs>> {
  const data: Replicated[] = [];
  for (const id of [...new Set(ids)].toSorted()) data.push(await replicateJob(tx, actor, id));
  return { status: true, data };
}

/**
 * Copies a job into the other office, where the user has a level: form, goods, first declaration, and
 * stages with their statuses.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled ·
 *   replica.otherService · replica.ofReplica · replica.exists · replica.noOffice · replica.noLevel ·
 *   replica.noBoardSalesman · replica.numberTaken · every wrong field at once
 * Source: rules RE-1 to RE-3
 */
export async function replicateJob(tx: Tx, actor: Actor, id: string): Promise<Replicated> {
  const job = await lockJobToWrite(tx, actor, { id, check: mustHaveReplicas });
  const { jobNo } = job;
  if (await replicaOfJob(tx, actor, id)) throw refuseReplica("replica.exists", { jobNo });
  const target = await replicateTarget(tx, actor, job.officeId);
  if (!target.targetId) {
    throw refuseReplica("replica.noOffice", { office: target.officeName });
  }
  const there = await actorIn(tx, actor, target.targetId);
  if (!there) throw refuseReplica("replica.noLevel", { office: target.targetName ?? "", jobNo });
  const saleManId = target.boardSalesmanId;
  if (!saleManId) throw refuseReplica("replica.noBoardSalesman");
  const number = `${target.prefix}${jobNo}`;
  await mustBeFree(tx, actor, number);

  const origin = await getOperation(tx, actor, { id });
  const fields = copiedFields(origin, {
    saleManId,
    personIncharge: (await worksIn(tx, actor, job.personIncharge, target.targetId))
      ? job.personIncharge
      : actor.userId,
  });
  const opened = await openOperationsJob(tx, there, fields, { replicaOf: id, jobNo: number });
  await copyDeclarations(tx, there, opened.id, { firstOf: id });
  await copyStages(tx, there, { from: id, to: opened.id, hblid: opened.hblid });
  const { id: replicaId, hblid } = opened;
  return { id: replicaId, hblid, jobNo: number, replicaOf: id, replicaOfNo: jobNo };
}

/** Refuses a job that cannot have a replica. */
export function mustHaveReplicas({
  jobNo,
  transactionType,
  isReplicate,
}: Pick<Shipment, "jobNo" | "transactionType" | "isReplicate">): void {
  if (!serviceOf(transactionType).hasReplicas) {
    throw refuseReplica("replica.otherService", { jobNo });
  }
  if (isReplicate) throw refuseReplica("replica.ofReplica", { jobNo });
}

/** What a replica has of its job: everything but what belongs to the office of the job. */
function copiedFields(
  origin: OperationRecord,
  own: { readonly saleManId: string; readonly personIncharge: string },
) {
  return newOperation.parse({
    ...formOfOperation(origin),
    ...own,
    transactionType: origin.transactionType,
    // The link to a job of another service and the mark "No profit" are those of the job.
    serviceNo: null,
    noProfit: false,
    csMawbcontainers: origin.csMawbcontainers.map((line) => ({ ...line, id: null })),
  });
}

/** Refuses a number that a job of another series has, such as that of an office with the same prefix. */
async function mustBeFree(tx: Tx, { companyId }: Actor, number: string): Promise<void> {
  const taken = await maybe(
    tx,
    sql`select 1 as is from shipment
      where company_id = ${companyId} and number_key(job_no) = number_key(${number})
        and (replica_of is null or current_status <> 'Canceled')`,
  );
  if (taken) throw refuseReplica("replica.numberTaken", { number });
}

async function worksIn(tx: Tx, { companyId }: Actor, userId: string, officeId: string) {
  const found = await maybe(
    tx,
    sql`select 1 as is from user_level where company_id = ${companyId} and user_id = ${userId}
      and office_id = ${officeId} and active limit 1`,
  );
  return found !== null;
}

registerReplicate(
  "replica",
  async (tx, actor, jobId) => void (await replicateJob(tx, actor, jobId)),
);

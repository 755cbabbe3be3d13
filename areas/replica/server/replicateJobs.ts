import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import { copyDeclarations } from "@fairway/areas/customs/server/copyDeclarations.ts";
import {
  type CopiedOperation,
  copyOperations,
  type OpenedCopy,
} from "@fairway/areas/operation/server/copyOperations.ts";
import { registerReplicate } from "@fairway/areas/operation/server/replicateOpened.ts";
import {
  type ReplicateTarget,
  replicateTargets,
} from "@fairway/areas/organisation/server/replicateTarget.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockedShipments } from "@fairway/areas/shipment/server/lockedShipments.ts";
import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import { copyStages } from "@fairway/areas/stage/server/copyStages.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseReplica } from "../model/refusals.ts";

type Replicated = Answer<typeof contract.replicateJobs>["data"][number];

/**
 * Copies jobs into the office that the office of each one names, all or none.
 *
 * Shape: in the order of the ids; the statements do not depend on the number of jobs.
 * Locks: the jobs in the order of the ids.
 * Refuses: as replicateAll
 * Source: rules RE-1 to RE-3
 */
export async function replicateJobs(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.replicateJobs>,
): Promise<Answer<typeof contract.replicateJobs>> {
  return { status: true, data: await replicateAll(tx, actor, ids) };
}

/** Copies one job. */
export async function replicateJob(tx: Tx, actor: Actor, id: string): Promise<Replicated> {
  const [copied] = await replicateAll(tx, actor, [id]);
  return copied as Replicated;
}

/**
 * Copies jobs into the other office, where the user has a level: form, goods, first declaration, and
 * stages with their statuses. The first job that cannot be copied is refused.
 *
 * Locks: the jobs in the order of their ids.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled ·
 *   replica.otherService · replica.ofReplica · replica.exists · replica.noOffice · replica.noLevel ·
 *   replica.noBoardSalesman · replica.numberTaken · operation.numbersTaken
 * Source: rules RE-1 to RE-3
 */
async function replicateAll(tx: Tx, actor: Actor, asked: readonly string[]): Promise<Replicated[]> {
  const ids = [...new Set(asked)].toSorted();
  const seen = new Map((await lockedShipments(tx, actor, ids)).map((job) => [job.id, job]));
  const jobs = ids.map((id) => mayBeCopied(actor, seen.get(id)));
  const plans = await planCopies(tx, actor, jobs);
  await mustBeFree(
    tx,
    actor,
    plans.map(({ jobNo }) => jobNo),
  );
  let opened: readonly OpenedCopy[] = [];
  for (const group of Map.groupBy(plans, groupOf).values()) {
    const [{ there, job }] = group as [Planned, ...Planned[]];
    const service = serviceOf(job.transactionType);
    // One turn for each office and service, not for each job.
    // oxlint-disable-next-line no-await-in-loop
    const copies = await copyOperations(tx, there, service, group);
    const pairs = copies.map(({ id, replicaOf, hblid }) => ({ from: replicaOf, to: id, hblid }));
    // oxlint-disable-next-line no-await-in-loop
    await copyDeclarations(tx, there, { firstOf: pairs });
    // oxlint-disable-next-line no-await-in-loop
    await copyStages(tx, there, pairs);
    opened = [...opened, ...copies];
  }
  const copyOf = new Map(opened.map((copy) => [copy.replicaOf, copy]));
  return jobs.map(({ id, jobNo }) => {
    return { ...(copyOf.get(id) as OpenedCopy), replicaOfNo: jobNo };
  });
}

/** A job with the office that copies it and what the replica has of its own. */
type Planned = CopiedOperation & { readonly there: Actor };

const groupOf = ({ there, job }: Planned) => `${there.officeId} ${job.transactionType}`;

/** Returns a job that the user may copy now, as one job would be refused. */
function mayBeCopied(actor: Actor, job: Shipment | undefined): Shipment {
  if (!job) throw refuse("record.notFound");
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  mustHaveReplicas(job);
  refuseClosed(job);
  if (job.replicatedId) throw refuseReplica("replica.exists", { jobNo: job.jobNo });
  return job;
}

/** Finds the office, the salesman and the person in charge of each replica. */
async function planCopies(tx: Tx, actor: Actor, jobs: readonly Shipment[]): Promise<Planned[]> {
  const targets = await replicateTargets(
    tx,
    actor,
    jobs.map(({ officeId }) => officeId),
  );
  const actors = new Map<string, Actor | null>();
  const plans = [];
  for (const job of jobs) {
    const { jobNo, officeId } = job;
    const target = targets.get(officeId) as ReplicateTarget;
    const { targetId, boardSalesmanId: saleManId, prefix } = target;
    if (!targetId) throw refuseReplica("replica.noOffice", { office: target.officeName });
    // Once for each office.
    // oxlint-disable-next-line no-await-in-loop
    if (!actors.has(targetId)) actors.set(targetId, await actorIn(tx, actor, targetId));
    const there = actors.get(targetId);
    if (!there) throw refuseReplica("replica.noLevel", { office: target.targetName ?? "", jobNo });
    if (!saleManId) throw refuseReplica("replica.noBoardSalesman");
    plans.push({ job, there, saleManId, jobNo: `${prefix}${jobNo}` });
  }
  const works = await whoWorksThere(tx, actor, plans);
  return plans.map((plan) => {
    const { personIncharge } = plan.job;
    const isThere = works.has(`${personIncharge} ${plan.there.officeId}`);
    return { ...plan, personIncharge: isThere ? personIncharge : actor.userId };
  });
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

/** Refuses a number that a job of another series has, such as that of an office with the same prefix. */
async function mustBeFree(tx: Tx, { companyId }: Actor, numbers: readonly string[]): Promise<void> {
  const taken = await maybe<{ number: string }>(
    tx,
    sql`select n.number from unnest(${[...numbers]}::text[]) n(number)
      where exists (select from shipment s
        where s.company_id = ${companyId} and number_key(s.job_no) = number_key(n.number)
          and (s.replica_of is null or s.current_status <> 'Canceled'))
      limit 1`,
  );
  if (taken) throw refuseReplica("replica.numberTaken", { number: taken.number });
}

/** The persons in charge of jobs who work in the office of the replica, as "person office". */
async function whoWorksThere(
  tx: Tx,
  { companyId }: Actor,
  plans: readonly Pick<Planned, "job" | "there">[],
): Promise<ReadonlySet<string>> {
  const people = plans.map(({ job }) => job.personIncharge);
  const places = plans.map(({ there }) => there.officeId);
  const found = await rows<{ userId: string; officeId: string }>(
    tx,
    sql`select distinct l.user_id, l.office_id
      from unnest(${people}::uuid[], ${places}::uuid[]) p(user_id, office_id)
      join user_level l on l.company_id = ${companyId} and l.user_id = p.user_id
        and l.office_id = p.office_id and l.active`,
  );
  return new Set(found.map(({ userId, officeId }) => `${userId} ${officeId}`));
}

registerReplicate(
  "replica",
  async (tx, actor, jobId) => void (await replicateJob(tx, actor, jobId)),
);

import { jobsOpenTo } from "@fairway/areas/shipment/server/readersOfJob.ts";
import { lockedShipments } from "@fairway/areas/shipment/server/lockedShipments.ts";
import { whyJobClosed } from "@fairway/areas/shipment/model/refusals.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { assignMany as assignCall } from "../contract.ts";
import type { AssignedStage } from "../model/assignedStage.ts";
import { boardStatuses } from "../model/board.ts";
import { refuseStage } from "../model/refusals.ts";
import { stageRows } from "./stageTable.ts";
import { endDepartmentMessagesOf, tellOfManyStages } from "./tellOfStages.ts";

/**
 * Gives stages of several jobs to a person. A stage that cannot be given stays and is named with the
 * reason: saved meanwhile, closed job, lacking right, or a person who may not open the job.
 *
 * Shape: in the order that was sent; the statements do not depend on the number.
 * Locks: the jobs in the order of their ids.
 * Refuses: record.notFound when a stage is gone or the user may not see its job
 * Source: rules OP-2, OP-26, areas/stage/README.md
 */
export async function assignMany(
  tx: Tx,
  actor: Actor,
  { stages: asked, personId }: Ask<typeof assignCall>,
): Promise<Answer<typeof assignCall>> {
  const { companyId, userId } = actor;
  const ids = [...new Set(asked.map(({ id }) => id))];
  const seen = await rows<{ jobId: string }>(
    tx,
    sql`select distinct a.job_id from stage_assigned a
      where a.company_id = ${companyId} and a.id = any(${ids}::uuid[])`,
  );
  const jobs = await lockedShipments(
    tx,
    actor,
    seen.map(({ jobId }) => jobId),
  );
  const byJob = new Map(jobs.map((job) => [job.id, job]));
  // Read after locking: another user may have saved one in between.
  const stages = await stageRows(tx, actor, sql`a.id = any(${ids}::uuid[])`);
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  const opens = await jobsOpenTo(tx, actor, jobs, personId);
  const verdicts = asked.map(({ id, version }) => {
    const stage = byId.get(id);
    const job = stage && byJob.get(stage.jobId);
    if (!stage || !job) throw refuse("record.notFound");
    const refused =
      whyNotAssign(actor, job, stage) ??
      (stage.version === version ? null : refuse("record.conflict")) ??
      (personId === userId || opens.has(job.id)
        ? null
        : refuseStage("stage.personCannotOpen", { jobNo: job.jobNo }));
    return { id, version, refused, stage };
  });
  const fit = verdicts.flatMap(({ refused, stage }) => (refused ? [] : [stage]));
  const given = await rows<{ id: string }>(
    tx,
    sql`update stage_assigned set main_person_in_charge = ${personId},
        real_person_in_charge = ${personId}, version = version + 1, user_modified = ${userId},
        datetime_modified = now()
      where company_id = ${companyId} and id = any(${fit.map(({ id }) => id)}::uuid[])
      returning id`,
  );
  const isGiven = new Set(given.map(({ id }) => id));
  const touched = [...new Set(fit.map(({ jobId }) => jobId))].flatMap((id) => byJob.get(id) ?? []);
  await endDepartmentMessagesOf(
    tx,
    actor,
    fit.filter((stage) => stage.mainPersonInCharge === null).map(({ jobId }) => jobId),
  );
  await tellOfManyStages(tx, actor, touched, personId);
  const data = verdicts.map(({ id, refused }) => ({
    id,
    isDone: refused === null && isGiven.has(id),
    code: refused?.code ?? null,
    reason: refused?.say(actor.language) ?? null,
  }));
  return { status: true, data };
}

/** Why a stage cannot be given to somebody now; the same reasons as for a single one. Rule OP-2 */
function whyNotAssign(actor: Actor, job: Shipment, stage: AssignedStage): Refused | null {
  const { menu } = serviceOf(job.transactionType);
  const lacking = ["write", "AssignStage"].find((right) => !actor.may(`${menu}.${right}`, job));
  if (lacking) return refuse("access.forbidden", { permission: `${menu}.${lacking}` });
  const { code, type, status } = stage;
  if (type === "System") return refuseStage("stage.system", { code });
  const closed = whyJobClosed(job);
  if (closed) return closed;
  const isOpen = boardStatuses.some((each) => each === status);
  return isOpen ? null : refuseStage("stage.ended", { code });
}

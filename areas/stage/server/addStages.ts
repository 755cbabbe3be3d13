import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { actorOn } from "@fairway/areas/shipment/server/actorOn.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readersOfJob } from "@fairway/areas/shipment/server/readersOfJob.ts";
import { replicaOfJob } from "@fairway/areas/shipment/server/replicaOfJob.ts";
import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseStage } from "../model/refusals.ts";
import { statusOnSaving } from "../model/jobStanding.ts";
import { clockNow } from "./clock.ts";
import { followStages } from "./followStages.ts";
import { mustAssign } from "./stageMay.ts";
import { nextOrder, stageFacts } from "./stageFacts.ts";
import { tellOfStages } from "./tellOfStages.ts";
import { insertStages } from "./stageTable.ts";
import type { StageRow } from "../model/assignedStage.ts";

type StageAsk = Omit<Ask<typeof contract.addStage>, "jobId" | "alsoOnReplica">;

/**
 * Assigns several stages to users, after the existing stages of the job.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled · every wrong field at once
 * Source: rules OP-1, OP-2
 */
export async function addStages(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string; stages: readonly StageAsk[] },
): Promise<{ status: true; data: StageRow[] }> {
  const job = await lockShipmentRow(tx, actor, ask.jobId);
  mustAssign(actor, job);
  refuseClosed(job);
  const ids = await writeNewStages(tx, actor, job, ask.stages, (at) => `stages.${at}.`);
  const stages = await followStages(tx, actor, job, null);
  return { status: true, data: stages.filter((stage) => ids.includes(stage.id)) };
}

/**
 * Assigns one stage to a person, on request on the replica of the job, too.
 *
 * Locks: the job, then its replica.
 * Refuses: as addStages, on both jobs · stage.noReplica
 */
export async function addStage(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.addStage>,
): Promise<{ status: true; data: StageRow }> {
  const { jobId, alsoOnReplica, ...stage } = ask;
  const job = await lockShipmentRow(tx, actor, jobId);
  mustAssign(actor, job);
  refuseClosed(job);
  const ids = await writeNewStages(tx, actor, job, [stage], () => "");
  const stages = await followStages(tx, actor, job, null);
  if (alsoOnReplica) await addOnReplica(tx, actor, job, stage);
  return {
    status: true,
    data: stages.find((each) => each.id === ids[0]) as StageRow,
  };
}

/**
 * Assigns a stage on the replica of a job, in the order there; a person who may not open the replica is
 * replaced by its person in charge. Source: rule RE-12, areas/replica/README.md
 */
async function addOnReplica(tx: Tx, actor: Actor, { id, jobNo }: Shipment, stage: StageAsk) {
  const found = await replicaOfJob(tx, actor, id);
  if (!found) throw refuseStage("stage.noReplica", { jobNo });
  const replica = await jobOfBill(tx, actor, found.id, "locked");
  const there = await actorOn(tx, actor, replica, "AssignStage");
  mustAssign(there, replica);
  refuseClosed(replica);
  const person = stage.mainPersonInCharge;
  const readers = await readersOfJob(tx, there, replica, [person]);
  const opens = person === actor.userId || readers.some((each) => each.id === person);
  const mainPersonInCharge = opens ? person : replica.personIncharge;
  await writeNewStages(
    tx,
    there,
    replica,
    [{ ...stage, hblid: null, mainPersonInCharge }],
    () => "",
  );
  await followStages(tx, there, replica, null);
}

/** Checks and writes new stages at the end of a job that the transaction has locked. */
async function writeNewStages(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  asked: readonly StageAsk[],
  fieldOf: (at: number) => string,
): Promise<string[]> {
  const facts = await stageFacts(tx, actor, job, asked, fieldOf);
  const first = await nextOrder(tx, actor, job.id);
  const clock = clockNow();
  await tellOfStages(
    tx,
    actor,
    job,
    asked.map((each) => each.mainPersonInCharge),
  );
  return insertStages(
    tx,
    actor,
    asked.map((each, at) => ({
      jobId: job.id,
      stageId: each.stageId,
      hblid: each.hblid,
      status: statusOnSaving(job, { ...each, status: "InSchedule" }, null, clock),
      description: each.description ?? facts.descriptions[each.stageId] ?? null,
      deadline: each.deadline,
      mainPersonInCharge: each.mainPersonInCharge,
      realPersonInCharge: each.mainPersonInCharge,
      orderNumberProcessed: first + at,
    })),
  );
}

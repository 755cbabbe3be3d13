import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { type SystemCode, stageEvents } from "../model/systemStages.ts";
import { readStage } from "./readStage.ts";
import { nextOrder, stageFacts } from "./stageFacts.ts";
import { shownStage } from "./stageMay.ts";
import { insertStages } from "./stageTable.ts";
import type { StageRow } from "../model/assignedStage.ts";

/** An event of a job or of one of its bills. */
interface RecordedEvent {
  readonly code: SystemCode;
  readonly hblid: string | null;
  /** A user says so; the system did not see it. */
  readonly isReported?: boolean;
}

/**
 * Records an event of a job as a done stage, with user and time.
 *
 * Locks: nothing more; the caller has locked the job.
 * Source: rule OP-7
 */
export async function noteStage(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
  job: Pick<Shipment, "id">,
  what: RecordedEvent,
): Promise<string> {
  const [id = ""] = await noteStages(tx, actor, job, [what]);
  return id;
}

/**
 * Records an event of a job unless it has been recorded.
 *
 * Locks: nothing more; the caller has locked the job.
 */
export async function noteStageOnce(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
  job: Pick<Shipment, "id">,
  code: SystemCode,
): Promise<void> {
  const known = await maybe(
    tx,
    sql`select 1 as found from stage_assigned where company_id = ${actor.companyId}
      and job_id = ${job.id} and system_code = ${code} and hblid is null limit 1`,
  );
  if (!known) await noteStage(tx, actor, job, { code, hblid: null });
}

/** Records several events of a job in the same way, in their order; returns the ids of the stages. */
export async function noteStages(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
  job: Pick<Shipment, "id">,
  events: readonly RecordedEvent[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const now = new Date().toISOString();
  const next = await nextOrder(tx, actor, job.id);
  return insertStages(
    tx,
    actor,
    events.map(({ code, hblid, isReported = false }, at) => ({
      jobId: job.id,
      systemCode: code,
      isReported,
      hblid,
      status: "Done",
      description: null,
      deadline: now,
      doneDate: now,
      mainPersonInCharge: actor.userId,
      realPersonInCharge: actor.userId,
      orderNumberProcessed: next + at,
    })),
  );
}

/**
 * Records an event of a job that a user reports, as a stage of this user.
 *
 * Locks: the job.
 * Refuses: shipment.locked · shipment.canceled
 * Source: rule OP-7
 */
export async function addStageByEvent(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.addStageByEvent>,
): Promise<{ status: true; data: StageRow }> {
  const job = await lockJobToWrite(tx, actor, { id: ask.jobId });
  await stageFacts(tx, actor, job, [{ hblid: ask.hblId }], () => "");
  const code = stageEvents[ask.stageType];
  const id = await noteStage(tx, actor, job, { code, hblid: ask.hblId, isReported: true });
  return { status: true, data: shownStage(actor, job, await readStage(tx, actor, id)) };
}

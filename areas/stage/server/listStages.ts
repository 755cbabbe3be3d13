import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { stageStatuses, stageStatusWords } from "../model/stageStatus.ts";
import { readStage } from "./readStage.ts";
import { shownStage } from "./stageMay.ts";
import { stageRows } from "./stageTable.ts";
import type { OfferedStage } from "../model/offeredStage.ts";

/** The stages of a job in order. Refuses: record.notFound */
export async function listStages(tx: Tx, actor: Actor, ask: { jobId: string }) {
  const job = await readShipment(tx, actor, ask.jobId);
  const stages = await stageRows(tx, actor, sql`a.job_id = ${job.id}`);
  return stages.map((stage) => shownStage(actor, job, stage));
}

/** Opens one stage. Refuses: record.notFound */
export async function getStage(tx: Tx, actor: Actor, ask: { id: string }) {
  const stage = await readStage(tx, actor, ask.id);
  return shownStage(actor, await readShipment(tx, actor, stage.jobId), stage);
}

/** Returns the active stages of the catalogue that a job does not have yet, or all on request. */
export async function listStagesNotAssigned(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.stagesNotAssigned>,
): Promise<OfferedStage[]> {
  const job = await readShipment(tx, actor, ask.jobId);
  const { companyId } = actor;
  return rows<OfferedStage>(
    tx,
    sql`select c.id, c.code, c.stage_name_en, c.stage_name_vn, c.description_en, c.description_vn,
        d.id as department_id, coalesce(d.dept_name_en, d.dept_name) as department_name_en,
        d.dept_name as department_name_vn
      from stage c
      left join department d on d.company_id = ${companyId} and d.id = c.stage_department_id
      where c.company_id = ${companyId} and c.active
        and (${ask.departmentStage}::uuid is null
          or c.stage_department_id = ${ask.departmentStage}::uuid)
        and (${ask.all} or not exists (select from stage_assigned a
          where a.company_id = ${companyId} and a.job_id = ${job.id} and a.stage_id = c.id))
      order by lower(c.code)`,
  );
}

/** The house bills of a job, by number. Refuses: record.notFound */
export async function billsForStages(tx: Tx, actor: Actor, ask: { jobId: string }) {
  const job = await readShipment(tx, actor, ask.jobId);
  return rows<{ id: string; hwbno: string }>(
    tx,
    sql`select b.id, b.hwbno from house_bill b
      where b.company_id = ${actor.companyId} and b.job_id = ${job.id} and not b.is_virtual
      order by b.hwbno`,
  );
}

/** Returns the statuses of stages in the user's language. */
export async function listStageStatuses(_tx: Tx, actor: Actor) {
  return stageStatuses.map((id) => ({ id, text: say(stageStatusWords[id], actor.language) }));
}

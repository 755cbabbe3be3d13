import { isPressing } from "@fairway/areas/shipment/server/isPressing.ts";
import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { myStages as myCall } from "../contract.ts";
import { isLate } from "../model/jobStanding.ts";
import { clockNow } from "./clock.ts";
import { customersOf } from "@fairway/areas/shipment/server/customersOf.ts";
import { shownStage } from "./stageMay.ts";
import { stageRows } from "./stageTable.ts";

/** The most stages that a person works through on one screen. */
const most = 200;

/**
 * Lists the user's open stages and those that wait for somebody of the user's department, the most
 * pressing first.
 *
 * Source: rule OP-27, areas/stage/README.md
 */
export async function myStages(tx: Tx, actor: Actor): Promise<Answer<typeof myCall>> {
  const { companyId, userId, departmentId } = actor;
  const { now } = clockNow();
  const found = await rows<{ id: string; jobId: string; customers: string | null }>(
    tx,
    sql`select a.id, a.job_id, ${customersOf(companyId)} as customers
      from stage_assigned a
      join shipment s on s.company_id = ${companyId} and s.id = a.job_id and ${jobInWork}
      where a.company_id = ${companyId} and a.stage_id is not null
        and ${jobWithin(actor, "detail")}
        and ${isPressing("a")}
        and (coalesce(a.real_person_in_charge, a.main_person_in_charge) = ${userId}
          or (a.main_person_in_charge is null and a.department_id = ${departmentId}))
      order by a.deadline nulls last, a.id limit ${sql.lit(most)}`,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const stages = await stageRows(tx, actor, sql`a.id = any(${ids}::uuid[])`);
  const jobs = await shipmentsOfBills(
    tx,
    actor,
    found.map(({ jobId }) => jobId),
  );
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  return found.flatMap(({ id, jobId, customers }) => {
    const [stage, job] = [byId.get(id), jobs.get(jobId)];
    if (!stage || !job) return [];
    const { jobNo, transactionType } = job;
    const shown = shownStage(actor, job, stage);
    return [{ ...shown, jobNo, transactionType, customers, isLate: isLate(stage, now) }];
  });
}

import { run, type Tx } from "@fairway/engine/db/tx.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { clockNow } from "./clock.ts";
import { noteStagesOfJobs } from "./noteMilestonesOfStages.ts";
import { restateJobs } from "./restateJobs.ts";

/** A job, and the new job that is its replica with its one bill. */
interface CopiedStages {
  readonly from: string;
  readonly to: string;
  readonly hblid: string;
}

/**
 * Copies all stages of jobs with their statuses and their order to the jobs that were just opened as
 * their replicas, and sets the states of the replicas from them.
 *
 * Shape: the statements do not depend on the number of jobs. A stage of a department goes to the one of
 *   the same name in the office of the replica, without one to the person in charge; stages of a bill
 *   go to the bill of the replica.
 * Locks: nothing; nobody else sees the new jobs yet, and the caller has locked the others.
 * Source: rule OJ-23, areas/operation/README.md
 */
export async function copyStages(
  tx: Tx,
  actor: Actor,
  copies: readonly CopiedStages[],
): Promise<void> {
  const { companyId, userId } = actor;
  await run(
    tx,
    sql`insert into stage_assigned (company_id, id, job_id, hblid, stage_id, system_code, is_reported,
        status, description, comment, deadline, due_base, due_shift, process_time, department_id,
        main_person_in_charge, real_person_in_charge, order_number_processed, done_date,
        done_by_record, user_created, user_modified)
      select ${companyId}, new_id(), s.id, case when a.hblid is not null then k.hblid end,
        a.stage_id, a.system_code, a.is_reported, a.status, a.description, a.comment, a.deadline,
        a.due_base, a.due_shift, a.process_time, d.id,
        coalesce(a.main_person_in_charge, case when d.id is null then s.person_incharge end),
        case when a.main_person_in_charge is null and d.id is null then s.person_incharge
          else a.real_person_in_charge end,
        a.order_number_processed, a.done_date, a.done_by_record, ${userId}, ${userId}
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as k("from" uuid, "to" uuid, hblid uuid)
      join stage_assigned a on a.company_id = ${companyId} and a.job_id = k."from"
      join shipment s on s.company_id = ${companyId} and s.id = k."to"
      left join department n on n.company_id = ${companyId} and n.id = a.department_id
      left join lateral (
        select t.id from department t
        where t.company_id = ${companyId} and t.branch_id = s.office_id and t.active
          and text_key(t.dept_name_en) = text_key(n.dept_name_en)
        order by t.id limit 1) d on true`,
  );
  const ids = copies.map(({ to }) => to);
  await noteStagesOfJobs(tx, actor, ids);
  await restateJobs(tx, companyId, clockNow(), ids);
}

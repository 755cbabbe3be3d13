import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { followStages } from "./followStages.ts";

/**
 * Copies all stages of a job with their statuses and their order to a job that was just opened as its
 * replica, and sets the state of the replica from them.
 *
 * Shape: a stage of a department goes to the one of the same name in the office of the replica, without
 *   one to the person in charge; stages of a bill go to the bill of the replica.
 * Locks: nothing; nobody else sees the new job yet, and the caller has locked the other one.
 * Source: rule OJ-23, areas/operation/README.md
 */
export async function copyStages(
  tx: Tx,
  actor: Actor,
  { from, to, hblid }: { readonly from: string; readonly to: string; readonly hblid: string },
): Promise<void> {
  const { companyId, userId } = actor;
  await run(
    tx,
    sql`insert into stage_assigned (company_id, id, job_id, hblid, stage_id, system_code, is_reported,
        status, description, comment, deadline, due_base, due_shift, process_time, department_id,
        main_person_in_charge, real_person_in_charge, order_number_processed, done_date,
        done_by_record, user_created, user_modified)
      select ${companyId}, new_id(), ${to}, case when a.hblid is not null then ${hblid}::uuid end,
        a.stage_id, a.system_code, a.is_reported, a.status, a.description, a.comment, a.deadline,
        a.due_base, a.due_shift, a.process_time, d.id,
        coalesce(a.main_person_in_charge, case when d.id is null then s.person_incharge end),
        case when a.main_person_in_charge is null and d.id is null then s.person_incharge
          else a.real_person_in_charge end,
        a.order_number_processed, a.done_date, a.done_by_record, ${userId}, ${userId}
      from stage_assigned a
      join shipment s on s.company_id = ${companyId} and s.id = ${to}
      left join department n on n.company_id = ${companyId} and n.id = a.department_id
      left join lateral (
        select t.id from department t
        where t.company_id = ${companyId} and t.branch_id = s.office_id and t.active
          and text_key(t.dept_name_en) = text_key(n.dept_name_en)
        order by t.id limit 1) d on true
      where a.company_id = ${companyId} and a.job_id = ${from}`,
  );
  await followStages(tx, actor, await readShipment(tx, actor, to), null);
}
